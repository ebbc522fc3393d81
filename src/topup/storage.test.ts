import { describe, expect, it } from 'vitest';
import { createAppStorage, type AppStorage } from '#storage/appStorage';
import { historyStateOf, readHistoryState } from './historyState';
import { isPaid, markPaid } from './purchases';
import { createReceipt } from './receipt';
import { restoreTopUp, storeTopUp } from './storage';
import { emptyTopUp, type TopUp } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: '<b>{{x}}</b>', vigencia: 7 };
const list = [
  {
    name: 'ATT',
    categorias: [
      { Categoria: 'Vacía', productos: [] },
      { Categoria: 'Saldo', productos: [product] },
    ],
  },
];
const draft = { carrier: 'TELCEL', category: 1, phone: '5512345000' };
const chosen: TopUp = { ...draft, product, purchase: 'id' };
const receipt = createReceipt(draft, product, new Date(5));
const key = 'key';

function createStorage(): AppStorage {
  return createAppStorage(() => undefined);
}

/** Stores a top-up, and restores it from session storage and the state of a history entry. */
function reload(topUp: TopUp, state: unknown, storage = createStorage()): TopUp {
  storeTopUp(storage, topUp);
  return restoreTopUp(storage, state);
}

describe('restoreTopUp', () => {
  it.each<[string, TopUp]>([
    ['a complete top-up', chosen],
    ['a phone number alone', draft],
    ['nothing', emptyTopUp],
  ])('restores %s', (_, topUp) => {
    expect(reload(topUp, historyStateOf(topUp, { key, state: null }))).toEqual(topUp);
  });

  it('does not restore a phone number that was entered for another product', () => {
    const { topUp } = historyStateOf(chosen, { key, state: null });
    const other = { topUp: { ...topUp, sku: 'B-2' } };
    expect(reload(chosen, other)).toEqual({ ...emptyTopUp, product, purchase: 'id' });
  });

  it('finds the carrier and the category of a product in the list', () => {
    const storage = createStorage();
    storage.products.write(list);
    const expected = { ...emptyTopUp, carrier: 'ATT', category: 1, product, purchase: 'id' };
    expect(reload(chosen, null, storage)).toEqual(expected);
  });

  it('does not restore a product that was paid in another tab', () => {
    const storage = createStorage();
    markPaid(storage, 'id');
    expect(reload(chosen, null, storage)).toEqual(emptyTopUp);
  });

  it('restores the last receipt without its phone number', () => {
    const paid = { ...receipt, historyKey: key };
    const restored = reload({ ...emptyTopUp, receipt: paid }, null);
    expect(restored.receipt).toEqual({ ...paid, phone: undefined });
  });

  it('ignores the details of another transaction', () => {
    const storage = createStorage();
    storeTopUp(storage, { receipt: { ...receipt, historyKey: key } });
    const { transaction } = createReceipt(draft, product, new Date(6));
    storage.transaction.write(transaction);
    expect(restoreTopUp(storage, null).receipt).toEqual({ transaction });
  });
});

describe('historyStateOf', () => {
  const paid = { ...emptyTopUp, receipt: { ...receipt, historyKey: key } };

  it('keeps the receipt in the entry in which it was paid, without card data', () => {
    const withCard = { ...paid, receipt: { ...paid.receipt, tarjeta: '4000123412341234' } };
    expect(historyStateOf(withCard, { key, state: null })).toStrictEqual({ receipt });
    expect(historyStateOf(withCard, { key: 'other', state: null })).toEqual({});
  });

  it('does not change a paid entry', () => {
    expect(historyStateOf(chosen, { key: 'other', state: { receipt } })).toEqual({ receipt });
  });

  it('leaves out the choice that is edited', () => {
    const state = { editTarget: 'phone' };
    const { topUp } = historyStateOf(draft, { key, state: null });
    expect(historyStateOf(draft, { key, state })).toEqual({ topUp });
    expect(historyStateOf(emptyTopUp, { key, state })).toEqual({});
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

describe('markPaid', () => {
  it('marks a purchase once', () => {
    const storage = createStorage();
    expect(isPaid(storage, 'id')).toBe(false);
    expect(markPaid(storage, 'id')).toBe(true);
    expect(markPaid(storage, 'id')).toBe(false);
    expect(isPaid(storage, 'id')).toBe(true);
    expect(isPaid(storage, undefined)).toBe(false);
  });
});
