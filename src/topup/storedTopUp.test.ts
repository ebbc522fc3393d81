import { describe, expect, it } from 'vitest';
import { createAppStorage, type AppStorage } from './appStorage';
import { historyStateOf, readHistoryState } from './historyState';
import { markPaid } from './purchases';
import { createReceipt } from './receipt';
import { restoreTopUp, storeTopUp } from './storedTopUp';
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

  it('ignores the details of another transaction', () => {
    const storage = createStorage();
    storeTopUp(storage, { receipt: { ...receipt, historyKey: key } });
    const { transaction } = createReceipt(draft, product, new Date(6));
    storage.transaction.write(transaction);
    expect(restoreTopUp(storage, null).receipt).toEqual({ transaction });
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
