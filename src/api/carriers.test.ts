import { describe, expect, it, vi } from 'vitest';
import {
  findCarrier,
  findCarrierOfProduct,
  findOffer,
  loadCarriers,
  readCachedCarriers,
} from './carriers';
import { NetworkError } from './errors';
import type { ApiResponse } from './request';
import { createAppStorage } from '../storage/appStorage';
import type { Carrier } from './contract';

const product = { sku: 'B-1', precio: 50, descripcion: 'Saldo' };
const carriers: Carrier[] = [
  { name: 'ALFA' },
  { name: 'BETA', categorias: [{ Categoria: 'Paquetes', productos: [product] }] },
];
const success = { code: 0, message: '', result: carriers, raw: [...carriers, { name: 'raw' }] };

describe('loadCarriers', () => {
  it('returns the list of the server and caches it unvalidated', async () => {
    const storage = createStorage();
    const { getProducts } = respondWith(success);

    expect(await load({ storage, getProducts })).toEqual(carriers);
    expect(storage.products.read()).toEqual(success.raw);
  });

  it('sends no request while there is a cache', async () => {
    const storage = createStorage();
    storage.products.write([{ name: 'CACHED' }]);
    const { getProducts } = respondWith(success);

    expect(await load({ storage, getProducts })).toEqual([{ name: 'CACHED' }]);
    expect(getProducts).not.toHaveBeenCalled();
  });

  it.each([[[]], ['broken'], [[{ nombre: 'A' }]]])(
    'ignores the invalid cache %j',
    async (cache) => {
      const storage = createStorage();
      storage.products.write(cache);

      expect(await load({ storage })).toEqual(carriers);
    },
  );

  it.each([
    [[], ['ALFA', 'BETA']],
    [['ALFA'], ['BETA']],
    [[' beta '], ['ALFA']],
    [
      ['ALF', 'BETA 2', ''],
      ['ALFA', 'BETA'],
    ],
    [['alfa', 'beta'], []],
  ])('applies the exclusions %j to loaded and cached lists', async (exclusions, names) => {
    const storage = createStorage();
    const fresh = await load({ storage, exclusions });
    storage.products.write(carriers);
    const cached = await load({ storage, exclusions });

    expect(fresh.map(({ name }) => name)).toEqual(names);
    expect(cached.map(({ name }) => name)).toEqual(names);
  });

  it('also caches the excluded carriers', async () => {
    const storage = createStorage();
    await load({ storage, exclusions: ['ALFA', 'BETA'] });

    expect(storage.products.read()).toEqual(success.raw);
  });

  it.each([
    ['another code', { ...success, code: 1 }],
    ['no result', { ...success, result: null }],
    ['an empty list', { ...success, result: [], raw: [] }],
  ])('returns an empty list and caches nothing for %s', async (_, response) => {
    const storage = createStorage();

    expect(await load({ storage, ...respondWith(response) })).toEqual([]);
    expect(storage.products.read()).toBeUndefined();
  });

  it('returns an empty list and caches nothing for a failed request', async () => {
    const storage = createStorage();
    const getProducts = () => Promise.reject(new NetworkError('/a', { status: 500 }));

    expect(await load({ storage, getProducts })).toEqual([]);
    expect(storage.products.read()).toBeUndefined();
  });

  it.each([
    ['the last list without a network', true, [{ name: 'LAST' }]],
    ['an empty list for a failed request', false, []],
  ])('returns %s, and caches nothing', async (_, offline, expected) => {
    const storage = createStorage();
    storage.lastProducts.write([{ name: 'LAST' }, { name: 'OUT' }]);
    const getProducts = () => Promise.reject(new NetworkError('/a', { status: 503 }));
    const isOffline = () => offline;

    expect(await load({ storage, getProducts, isOffline, exclusions: ['out'] })).toEqual(expected);
    expect(storage.products.read()).toBeUndefined();
  });

  it('stores the list of the server for offline use', async () => {
    const storage = createStorage();
    await load({ storage });

    expect(storage.lastProducts.read()).toEqual(success.raw);
  });

  it('returns an empty list and caches nothing for a response after the abort', async () => {
    const storage = createStorage();
    const controller = new AbortController();
    const loading = load({ storage, signal: controller.signal });
    controller.abort();

    expect(await loading).toEqual([]);
    expect(storage.products.read()).toBeUndefined();
  });

  it('passes the signal to the client', async () => {
    const { signal } = new AbortController();
    const { getProducts } = respondWith(success);
    await load({ signal, getProducts });

    expect(getProducts).toHaveBeenCalledWith({ signal });
  });

  it('works without storage, and sends one request', async () => {
    const storage = createAppStorage(() => undefined);
    const { getProducts } = respondWith(success);
    await load({ storage, getProducts });
    await load({ storage, getProducts });

    expect(getProducts).toHaveBeenCalledTimes(1);
  });
});

describe('readCachedCarriers', () => {
  it('returns undefined without a cache, and an empty list if all carriers are excluded', () => {
    const storage = createStorage();
    expect(readCachedCarriers({ storage, exclusions: [] })).toBeUndefined();
    storage.products.write(carriers);
    expect(readCachedCarriers({ storage, exclusions: ['ALFA', 'BETA'] })).toEqual([]);
  });
});

describe('findCarrier', () => {
  it.each([
    ['BETA', carriers[1]],
    ['beta', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('finds the carrier with the name %j', (name, expected) => {
    expect(findCarrier(carriers, name)).toBe(expected);
  });
});

describe('findCarrierOfProduct', () => {
  it.each([
    ['B-1', carriers[1]],
    ['B-2', undefined],
    ['', undefined],
  ])('finds the carrier that sells %j', (sku, expected) => {
    expect(findCarrierOfProduct(carriers, sku)).toBe(expected);
  });
});

type Overrides = Partial<Parameters<typeof loadCarriers>[0]> & {
  getProducts?: () => Promise<ApiResponse<Carrier[]>>;
};

function load({ getProducts = respondWith(success).getProducts, ...sources }: Overrides) {
  return loadCarriers({
    client: { getProducts },
    storage: createStorage(),
    exclusions: [],
    ...sources,
  });
}

function respondWith(response: ApiResponse<Carrier[]>) {
  return { getProducts: vi.fn(() => Promise.resolve(response)) };
}

/** Creates a session store in memory. */
function createStorage() {
  return createAppStorage(() => undefined);
}

describe('findOffer', () => {
  const chosen = { sku: 'A', precio: 50, descripcion: 'x' };
  const twin = { ...chosen, descripcion: 'y' };
  const dearer = { ...chosen, precio: 60 };

  it.each([
    ['the same product', [twin, chosen], chosen],
    ['an equal product', [twin, { ...chosen }], chosen],
    ['the product of its sku and price', [dearer, twin], twin],
    ['the only product of its sku, at another price', [dearer], dearer],
    [
      'none where several of its sku have other prices',
      [dearer, { ...dearer, precio: 70 }],
      undefined,
    ],
    ['none where the sku is gone', [{ ...chosen, sku: 'B' }], undefined],
  ])('finds %s', (_, products, expected) => {
    expect(findOffer(products, chosen)).toEqual(expected);
  });
});
