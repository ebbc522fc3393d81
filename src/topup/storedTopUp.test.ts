import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '#storage/safeStorage';
import { createAppStorage, type AppStorage } from './appStorage';
import { readHistoryState } from './historyState';
import { markPaid } from './purchases';
import { createReceipt } from './receipt';
import { findKeptPhone, restoreTopUp, storeTopUp } from './storedTopUp';
import { emptyTopUp, type TopUp } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: '<b>{{x}}</b>', vigencia: 7 };
const choice = { carrier: 'TELCELUSA', category: 1 };
const phone = '5512345000';
const chosen: TopUp = { ...choice, phone, product, purchase: 'id' };
const receipt = createReceipt(chosen, product, 'demo', new Date(5), 'key');

/** A storage that contains a top-up. */
function storageWith(topUp: TopUp): AppStorage {
  const storage = createAppStorage(createSafeStorage(() => undefined));
  storeTopUp(storage, topUp);
  return storage;
}

describe('restoreTopUp', () => {
  it('restores the choices with their carrier, without the product list and the phone number', () => {
    expect(restoreTopUp(storageWith(chosen))).toEqual({ ...choice, product, purchase: 'id' });
    expect(restoreTopUp(storageWith({ ...choice, phone }))).toEqual(choice);
  });

  it('restores nothing of a finished top-up', () => {
    const storage = storageWith(chosen);
    storeTopUp(storage, emptyTopUp);
    expect(restoreTopUp(storage)).toEqual({ carrier: '', category: 0 });
  });

  it('does not restore a product that was paid in another tab', () => {
    const storage = storageWith(chosen);
    markPaid(storage, 'id');
    expect(restoreTopUp(storage)).toEqual({ carrier: '', category: 0 });
  });

  it('restores the last receipt with its carrier, without the phone number', () => {
    const storage = storageWith({ ...emptyTopUp, receipt });
    expect(restoreTopUp(storage).receipt).toEqual({ ...receipt, phone: undefined });
  });

  it('ignores the details of another transaction', () => {
    const storage = storageWith({ ...emptyTopUp, receipt });
    const { transaction } = createReceipt(chosen, product, 'demo', new Date(6), 'key');
    storage.transaction.write(transaction);
    expect(restoreTopUp(storage).receipt).toEqual({ transaction });
  });
});

describe('findKeptPhone', () => {
  const screen = '/start/company/TELCELUSA';
  const restored = { ...chosen, phone: undefined };
  const nothing = { carrier: '', category: 0 };

  it.each<[string, Partial<TopUp>, string, { carrier: string; purchase?: string }, boolean]>([
    ['a carrier, for its product', restored, screen, { carrier: 'TELCELUSA' }, true],
    ['a carrier, without a product', nothing, screen, { carrier: 'TELCELUSA' }, true],
    ['another carrier', restored, screen, { carrier: 'ATT' }, false],
    ['a purchase', restored, '/start/pago', { carrier: 'TELCELUSA', purchase: 'id' }, true],
    ['another product', restored, '/start/pago', { carrier: 'TELCELUSA', purchase: 'x' }, false],
    ['a paid purchase', nothing, screen, { carrier: 'TELCELUSA', purchase: 'paid' }, false],
  ])('for the number of %s, returns the draft or undefined', (_, topUp, pathname, entry, found) => {
    const storage = storageWith(emptyTopUp);
    markPaid(storage, 'paid');
    const draft = { ...entry, phone };
    const location = { pathname, state: { topUp: draft } };
    const expected = found ? draft : undefined;
    expect(findKeptPhone(storage, { ...nothing, ...topUp }, location)).toEqual(expected);
  });
});

describe('readHistoryState', () => {
  it.each([
    ['nothing', null],
    ['another state', { phone: '5512345000' }],
    ['no transaction', { receipt: { paidAt: 5 } }],
    ['a date out of range', { receipt: { ...receipt, paidAt: 9e15 } }],
    ['a date that is not a number', { receipt: { ...receipt, paidAt: Number.NaN } }],
    ['a validity of no day', { receipt: { ...receipt, validity: 0 } }],
    ['an invalid folio', { receipt: { ...receipt, transaction: { folio: '<b>' } } }],
  ])('reads %s as an empty state', (_, state) => {
    expect(readHistoryState(state)).toEqual({});
  });
});
