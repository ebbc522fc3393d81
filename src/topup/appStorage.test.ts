import { expect, it } from 'vitest';
import { createSafeStorage } from '#storage/safeStorage';
import { memoryStorage } from '#storage/testing/memoryStorage';
import { createAppStorage } from './appStorage';
import type { Transaction } from './receipt';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo', vigencia: 7 };
const carriers = [{ name: 'A', categorias: [{ Categoria: 'B', productos: [product] }] }];
const transaction: Transaction = {
  code: 0,
  folio: 'aB3dE6gH9j',
  folioRecarga: '012345',
  monto: 50,
  concepto: 'Saldo',
};

/** Creates an app storage on a session storage, and returns both. */
function setup(overrides: Partial<Storage> = {}) {
  const { items, storage: session } = memoryStorage(overrides);
  return { items, session, store: createAppStorage(createSafeStorage(() => session)) };
}

function fail(): never {
  throw new DOMException('No.', 'SecurityError');
}

it('stores each value as JSON under the key of the requirements, and validates it by the contract when it reads it', () => {
  const { items, session, store } = setup();
  const raw = [{ ...carriers[0], extra: { a: 1 } }];
  store.products.write(raw);
  store.selection.write(product);
  store.transaction.write(transaction);
  const stored = [...items].map(([key, text]): [string, unknown] => [key, JSON.parse(text)]);
  expect(Object.fromEntries(stored)).toEqual({
    products: raw,
    pselect: product,
    responseTransaction: transaction,
  });
  const {
    products,
    selection,
    transaction: last,
  } = createAppStorage(createSafeStorage(() => session));
  const values = [products, selection, last].map((value) => value.read());
  expect(values).toStrictEqual([carriers, product, transaction]);
});

it.each([
  '',
  '{"sku":',
  'null',
  '7',
  '[]',
  '{"id":1}',
  '[{"nombre":"A"}]',
  '{"sku":"A","precio":"1","descripcion":""}',
  '{"__proto__":{"sku":"A","precio":1,"descripcion":""}}',
])('reads %j as undefined', (text) => {
  const { items, store } = setup();
  for (const key of ['products', 'pselect', 'responseTransaction']) items.set(key, text);
  const values = [store.products, store.selection, store.transaction];
  expect(values.map((value) => value.read())).toEqual([undefined, undefined, undefined]);
});

it.each<[string, () => Storage | undefined]>([
  ['is missing', () => undefined],
  ['throws on access', fail],
  ['throws on every call', () => setup({ getItem: fail, setItem: fail }).session],
  ['is full', () => setup({ setItem: fail }).session],
  ['ignores writes', () => setup({ setItem: () => undefined }).session],
])('uses memory when the storage %s', (_, getStorage) => {
  const store = createAppStorage(createSafeStorage(getStorage));
  expect(store.selection.read()).toBeUndefined();
  store.selection.write(product);
  expect(store.selection.read()).toEqual(product);
  store.selection.clear();
  expect(store.selection.read()).toBeUndefined();
});

it('reads no stale value after a failed write or removal, and uses the storage again when writes succeed', () => {
  const { items, session, store } = setup();
  const working = { ...session };
  store.selection.write({ ...product, sku: 'OLD' });
  Object.assign(session, { setItem: fail, removeItem: fail });
  store.selection.write(product);
  expect(store.selection.read()).toEqual(product);
  store.selection.clear();
  expect(store.selection.read()).toBeUndefined();
  Object.assign(session, working);
  store.selection.write(product);
  items.set('pselect', JSON.stringify({ ...product, sku: 'OTHER TAB' }));
  expect(store.selection.read()?.sku).toBe('OTHER TAB');
  store.selection.clear();
  expect(items.size).toBe(0);
});
