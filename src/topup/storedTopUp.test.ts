import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '#storage/safeStorage';
import { createAppStorage, type AppStorage } from './appStorage';
import { readHistoryState } from './historyState';
import { markPaid } from './purchases';
import { createReceipt } from './receipt';
import { findStoredPhone, readStoredTopUp, storeTopUp } from './storedTopUp';
import { emptyTopUp, type TopUp } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: '<b>{{x}}</b>', vigencia: 7 };
const choice = { carrier: 'TELCELUSA', category: 1 };
const phone = '5512345000';
const chosen: TopUp = { ...choice, phone, product, id: 'id' };
const receipt = createReceipt(chosen, product, 'demo', new Date(5), 'key');

/** A storage that contains a top-up. */
function storageWith(topUp: TopUp): AppStorage {
  const storage = createAppStorage(createSafeStorage(() => undefined));
  storeTopUp(storage, topUp);
  return storage;
}

describe('readStoredTopUp', () => {
  const nothing = { carrier: '', category: 0 };

  it('returns the choices with their carrier, without the product list and the phone number', () => {
    expect(readStoredTopUp(storageWith(chosen), null)).toEqual({ ...choice, product, id: 'id' });
    expect(readStoredTopUp(storageWith({ ...choice, phone }), null)).toEqual(choice);
  });

  it('returns a product that waits for the list', () => {
    const topUp = { ...choice, sku: 'A-1' };
    expect(readStoredTopUp(storageWith({ ...topUp, phone }), null)).toEqual(topUp);
  });

  it('returns nothing of a finished top-up', () => {
    const storage = storageWith(chosen);
    storeTopUp(storage, emptyTopUp);
    expect(readStoredTopUp(storage, null)).toEqual(nothing);
  });

  it('does not return a purchase that was paid in another tab, but that of another number', () => {
    const storage = storageWith(chosen);
    markPaid(storage, 'id', phone);
    expect(readStoredTopUp(storage, { topUp: { ...choice, phone } })).toEqual(nothing);
    const other = { topUp: { ...choice, phone: '8112345678' } };
    for (const state of [other, null]) {
      expect(readStoredTopUp(storage, state)).toMatchObject({ product, id: 'id' });
    }
  });

  it('finds the lost carrier of a product in the product list, or else in the history entry', () => {
    const storage = storageWith(chosen);
    const topUp = { carrier: 'TELCELUSA', phone, id: 'entry' };
    storage.purchase.clear();
    expect(readStoredTopUp(storage, null)).toEqual(nothing);
    expect(readStoredTopUp(storage, { topUp })).toEqual({
      carrier: 'TELCELUSA',
      category: 0,
      product,
      id: 'entry',
    });
    const categorias = [
      { Categoria: 'A', productos: [] },
      { Categoria: 'B', productos: [product] },
    ];
    storage.products.write([{ name: 'TELCEL' }, { name: 'TELCELUSA', categorias }]);
    expect(readStoredTopUp(storage, { topUp })).toMatchObject({ ...choice, id: 'entry' });
    const other = { topUp: { ...topUp, carrier: 'TELCEL' } };
    expect(readStoredTopUp(storage, other)).toMatchObject(choice);
    expect(readStoredTopUp(storage, other).id).not.toBe('entry');
  });

  it('reads the copy of the product only if there is no purchase', () => {
    const storage = storageWith(chosen);
    storage.selection.write({ ...product, precio: 1 });
    expect(readStoredTopUp(storage, null)).toMatchObject({ product });
    storage.selection.clear();
    expect(readStoredTopUp(storage, null)).toMatchObject({ product });
  });

  it('returns the last receipt with its carrier, without the phone number', () => {
    const storage = storageWith({ ...emptyTopUp, receipt });
    expect(readStoredTopUp(storage, null).receipt).toEqual({ ...receipt, phone: undefined });
    expect(storage.transaction.read()).toEqual(receipt.transaction);
    storage.purchase.clear();
    expect(readStoredTopUp(storage, null).receipt).toBeUndefined();
  });
});

describe('findStoredPhone', () => {
  const screen = '/start/company/TELCELUSA';
  const restored = { ...chosen, phone: undefined };
  const nothing = { carrier: '', category: 0 };

  it.each<[string, Partial<TopUp>, string, { carrier: string; id?: string }, boolean]>([
    ['a carrier, for its product', restored, screen, { carrier: 'TELCELUSA' }, true],
    ['a carrier, without a product', nothing, screen, { carrier: 'TELCELUSA' }, true],
    ['another carrier', restored, screen, { carrier: 'ATT' }, false],
    ['a purchase', restored, '/start/pago', { carrier: 'TELCELUSA', id: 'id' }, true],
    ['another product', restored, '/start/pago', { carrier: 'TELCELUSA', id: 'x' }, false],
    ['a paid purchase', nothing, screen, { carrier: 'TELCELUSA', id: 'paid' }, false],
  ])('for the number of %s, returns the draft or undefined', (_, topUp, pathname, entry, found) => {
    const storage = storageWith(emptyTopUp);
    markPaid(storage, 'paid', phone);
    const draft = { ...entry, phone };
    const location = { pathname, state: { topUp: draft } };
    const expected = found ? draft : undefined;
    expect(findStoredPhone(storage, { ...nothing, ...topUp }, location)).toEqual(expected);
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
