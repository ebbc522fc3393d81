import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAppStorage, type Transaction } from './appStorage';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo', vigencia: 7 };
const carriers = [{ name: 'A', categorias: [{ Categoria: 'B', productos: [product] }] }];
const transaction: Transaction = {
  code: 0,
  folio: 'aB3dE6gH9j',
  folioRecarga: '012345',
  monto: 50,
  concepto: 'Saldo',
};

describe('createAppStorage', () => {
  it('stores each value as JSON under the key of the requirements', () => {
    const storage = createStorage();
    const store = createAppStorage(() => storage);
    const raw = [{ ...carriers[0], extra: { a: 1 } }];
    store.products.write(raw);
    store.selection.write(product);
    store.transaction.write(transaction);

    expect(readJson(storage, 'products')).toEqual(raw);
    expect(readJson(storage, 'pselect')).toEqual(product);
    expect(readJson(storage, 'responseTransaction')).toEqual(transaction);
    expect(storage).toHaveLength(3);
  });

  it('validates values by the contract when it reads them', () => {
    const store = createAppStorage(getterOf(createStorage()));
    store.products.write([{ ...carriers[0], extra: 1 }]);
    store.selection.write(product);
    store.transaction.write(transaction);

    expect(store.products.read()).toStrictEqual(carriers);
    expect(store.selection.read()).toStrictEqual(product);
    expect(store.transaction.read()).toStrictEqual(transaction);
  });

  it('reads values that another store of the same visit wrote', () => {
    const storage = createStorage();
    createAppStorage(() => storage).selection.write(product);

    expect(createAppStorage(() => storage).selection.read()).toEqual(product);
  });

  it('stores only the fields of a transaction', () => {
    const storage = createStorage();
    const withExtraKeys = { ...transaction, tarjeta: '4111111111111111', titular: 'Ana' };
    createAppStorage(() => storage).transaction.write(withExtraKeys);

    expect(readJson(storage, 'responseTransaction')).toStrictEqual(transaction);
  });

  it('stores the details of a transaction without the phone number', () => {
    const storage = createStorage();
    const store = createAppStorage(() => storage);
    const kept = {
      folio: transaction.folio,
      historyKey: 'key',
      paidAt: 5,
      carrier: 'A',
      validity: 7,
    };
    const withExtraKeys = { ...kept, phone: '5512345000' };
    store.details.write(withExtraKeys);

    expect(store.details.read()).toStrictEqual(kept);
    expect(createAppStorage(() => storage).details.read()).toStrictEqual(kept);
  });

  it('shares only the paid purchases with other tabs', () => {
    const lasting = createStorage();
    const store = createAppStorage(getterOf(createStorage()), () => lasting);
    store.selection.write(product);
    store.purchase.write('id');
    store.paidPurchases.write(['id']);
    const other = createAppStorage(getterOf(createStorage()), () => lasting);

    expect(other.paidPurchases.read()).toEqual(['id']);
    expect(other.purchase.read()).toBeUndefined();
    expect(lasting).toHaveLength(1);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['invalid JSON', '{"sku":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['another shape', '{"id":1}'],
    ['a list of another shape', '[{"nombre":"A"}]'],
    ['a price as text', '{"sku":"A","precio":"1","descripcion":""}'],
    ['only a __proto__ key', '{"__proto__":{"sku":"A","precio":1,"descripcion":""}}'],
  ])('reads %s as undefined', (_, text) => {
    const storage = createStorage();
    for (const key of ['products', 'pselect', 'responseTransaction']) {
      if (text !== null) {
        storage.setItem(key, text);
      }
    }

    expect(readAll(createAppStorage(() => storage))).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, () => Storage | undefined]>([
    ['is missing', () => undefined],
    ['throws on access', fail],
    ['throws on every call', getterOf(createStorage({ getItem: fail, setItem: fail }))],
    ['is full', getterOf(createStorage({ setItem: fail }))],
    ['ignores writes', getterOf(createStorage({ setItem: () => undefined }))],
    ['returns no text', getterOf(createStorage({ getItem: () => ({}) as string }))],
  ])('uses memory when the storage %s', (_, getStorage) => {
    const store = createAppStorage(getStorage);
    expect(store.selection.read()).toBeUndefined();
    store.selection.write(product);
    expect(store.selection.read()).toEqual(product);
    store.selection.clear();
    expect(store.selection.read()).toBeUndefined();
  });

  it('reads the value of a failed write instead of the stale stored value', () => {
    const storage = createStorage();
    const store = createAppStorage(() => storage);
    store.selection.write({ ...product, sku: 'OLD' });
    storage.setItem = fail;
    store.selection.write(product);

    expect(store.selection.read()).toEqual(product);
  });

  it('reads undefined after a failed removal instead of the stale stored value', () => {
    const storage = createStorage();
    const store = createAppStorage(() => storage);
    store.selection.write(product);
    storage.removeItem = fail;
    store.selection.clear();

    expect(store.selection.read()).toBeUndefined();
  });

  it('uses the storage again when writes succeed', () => {
    const storage = createStorage();
    const setItem = storage.setItem.bind(storage);
    const store = createAppStorage(() => storage);
    storage.setItem = fail;
    store.selection.write({ ...product, sku: 'MEMORY' });
    storage.setItem = setItem;
    store.selection.write(product);

    expect(readJson(storage, 'pselect')).toEqual(product);
    expect(store.selection.read()).toEqual(product);
  });

  it('removes a cleared value, and then reads the value that another store writes', () => {
    const storage = createStorage();
    const store = createAppStorage(() => storage);
    store.selection.write(product);
    store.selection.clear();
    expect(storage).toHaveLength(0);
    createAppStorage(() => storage).selection.write(product);

    expect(store.selection.read()).toEqual(product);
  });

  it('stores no value that cannot be serialized as JSON', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    const store = createAppStorage(getterOf(createStorage()));
    store.products.write(carriers);
    store.products.write(circular);

    expect(store.products.read()).toBeUndefined();
  });

  it('never throws, and reads a valid value or undefined from any stored text', () => {
    const anyText = fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify(carriers)));

    fc.assert(
      fc.property(anyText, fc.boolean(), fc.boolean(), (text, failsToRead, failsToWrite) => {
        const storage = createStorage({
          ...(failsToRead && { getItem: fail }),
          ...(failsToWrite && { setItem: fail, removeItem: fail }),
        });
        if (!failsToWrite) {
          storage.setItem('products', text);
          storage.setItem('pselect', text);
        }
        const store = createAppStorage(() => storage);
        const [list, selection] = readAll(store);
        expect(list === undefined || Array.isArray(list)).toBe(true);
        expect(selection === undefined || 'sku' in selection).toBe(true);

        store.selection.write(product);
        expect(store.selection.read()).toEqual(product);
        store.selection.clear();
        expect(store.selection.read()).toBeUndefined();
      }),
    );
  });
});

function readAll({ products, selection, transaction: last }: ReturnType<typeof createAppStorage>) {
  return [products.read(), selection.read(), last.read()] as const;
}

function readJson(storage: Storage, key: string): unknown {
  return JSON.parse(storage.getItem(key) ?? 'null');
}

function getterOf(storage: Storage) {
  return () => storage;
}

function fail(): never {
  throw new DOMException('No.', 'SecurityError');
}

function createStorage(overrides: Partial<Storage> = {}): Storage {
  const items = new Map<string, string>();

  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => {
      items.clear();
    },
    ...overrides,
  };
}
