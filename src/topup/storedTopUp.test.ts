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
  const nothing = { carrier: '', category: 0 };

  it('restores the choices with their carrier, without the product list and the phone number', () => {
    expect(restoreTopUp(storageWith(chosen), null)).toEqual({ ...choice, product, purchase: 'id' });
    expect(restoreTopUp(storageWith({ ...choice, phone }), null)).toEqual(choice);
  });

  it('restores nothing of a finished top-up', () => {
    const storage = storageWith(chosen);
    storeTopUp(storage, emptyTopUp);
    expect(restoreTopUp(storage, null)).toEqual(nothing);
  });

  it('does not restore a purchase that was paid in another tab, but that of another number', () => {
    const storage = storageWith(chosen);
    markPaid(storage, 'id', phone);
    expect(restoreTopUp(storage, { topUp: { ...choice, phone } })).toEqual(nothing);
    const other = { topUp: { ...choice, phone: '8112345678' } };
    for (const state of [other, null]) {
      expect(restoreTopUp(storage, state)).toMatchObject({ product, purchase: 'id' });
    }
  });

  it('finds a lost carrier in the product list, or else in the history entry', () => {
    const storage = storageWith(chosen);
    const topUp = { carrier: 'TELCELUSA', phone, purchase: 'kept' };
    storage.purchase.clear();
    expect(restoreTopUp(storage, null)).toEqual(nothing);
    expect(restoreTopUp(storage, { topUp })).toEqual({
      carrier: 'TELCELUSA',
      category: 0,
      product,
      purchase: 'kept',
    });
    const categorias = [
      { Categoria: 'A', productos: [] },
      { Categoria: 'B', productos: [product] },
    ];
    storage.products.write([{ name: 'TELCEL' }, { name: 'TELCELUSA', categorias }]);
    expect(restoreTopUp(storage, { topUp })).toMatchObject({ ...choice, purchase: 'kept' });
    const other = { topUp: { ...topUp, carrier: 'TELCEL' } };
    expect(restoreTopUp(storage, other)).toMatchObject(choice);
    expect(restoreTopUp(storage, other).purchase).not.toBe('kept');
  });

  it('restores the last receipt with its carrier, without the phone number', () => {
    const storage = storageWith({ ...emptyTopUp, receipt });
    expect(restoreTopUp(storage, null).receipt).toEqual({ ...receipt, phone: undefined });
  });

  it('restores no receipt without its details, or with those of another transaction', () => {
    const storage = storageWith({ ...emptyTopUp, receipt });
    const { transaction } = createReceipt(chosen, product, 'demo', new Date(6), 'key');
    storage.transaction.write(transaction);
    expect(restoreTopUp(storage, null).receipt).toBeUndefined();
    storage.receiptDetails.clear();
    expect(restoreTopUp(storage, null).receipt).toBeUndefined();
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
    markPaid(storage, 'paid', phone);
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
