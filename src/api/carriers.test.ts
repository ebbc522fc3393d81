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
import { createSessionStore } from '../storage/session';
import type { Carrier } from './contract';

const product = { sku: 'B-1', precio: 50, descripcion: 'Saldo' };
const carriers: Carrier[] = [
  { name: 'ALFA' },
  { name: 'BETA', categorias: [{ Categoria: 'Paquetes', productos: [product] }] },
];
const success = { code: 0, message: '', result: carriers, raw: [...carriers, { name: 'raw' }] };

describe('loadCarriers', () => {
  it('returns the list of the server and caches it unvalidated', async () => {
    const session = createSession();
    const { getProducts } = respondWith(success);

    expect(await load({ session, getProducts })).toEqual(carriers);
    expect(session.products.read()).toEqual(success.raw);
  });

  it('sends no request while there is a cache', async () => {
    const session = createSession();
    session.products.write([{ name: 'CACHED' }]);
    const { getProducts } = respondWith(success);

    expect(await load({ session, getProducts })).toEqual([{ name: 'CACHED' }]);
    expect(getProducts).not.toHaveBeenCalled();
  });

  it.each([[[]], ['broken'], [[{ nombre: 'A' }]]])(
    'ignores the invalid cache %j',
    async (cache) => {
      const session = createSession();
      session.products.write(cache);

      expect(await load({ session })).toEqual(carriers);
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
    const session = createSession();
    const fresh = await load({ session, exclusions });
    session.products.write(carriers);
    const cached = await load({ session, exclusions });

    expect(fresh.map(({ name }) => name)).toEqual(names);
    expect(cached.map(({ name }) => name)).toEqual(names);
  });

  it('also caches the excluded carriers', async () => {
    const session = createSession();
    await load({ session, exclusions: ['ALFA', 'BETA'] });

    expect(session.products.read()).toEqual(success.raw);
  });

  it.each([
    ['another code', { ...success, code: 1 }],
    ['no result', { ...success, result: null }],
    ['an empty list', { ...success, result: [], raw: [] }],
  ])('returns an empty list and caches nothing for %s', async (_, response) => {
    const session = createSession();

    expect(await load({ session, ...respondWith(response) })).toEqual([]);
    expect(session.products.read()).toBeUndefined();
  });

  it('returns an empty list and caches nothing for a failed request', async () => {
    const session = createSession();
    const getProducts = () => Promise.reject(new NetworkError('/a', { status: 500 }));

    expect(await load({ session, getProducts })).toEqual([]);
    expect(session.products.read()).toBeUndefined();
  });

  it.each([
    ['the last list without a network', true, [{ name: 'LAST' }]],
    ['an empty list for a failed request', false, []],
  ])('returns %s, and caches nothing', async (_, offline, expected) => {
    const session = createSession();
    session.lastProducts.write([{ name: 'LAST' }, { name: 'OUT' }]);
    const getProducts = () => Promise.reject(new NetworkError('/a', { status: 503 }));
    const isOffline = () => offline;

    expect(await load({ session, getProducts, isOffline, exclusions: ['out'] })).toEqual(expected);
    expect(session.products.read()).toBeUndefined();
  });

  it('stores the list of the server for offline use', async () => {
    const session = createSession();
    await load({ session });

    expect(session.lastProducts.read()).toEqual(success.raw);
  });

  it('returns an empty list and caches nothing for a response after the abort', async () => {
    const session = createSession();
    const controller = new AbortController();
    const loading = load({ session, signal: controller.signal });
    controller.abort();

    expect(await loading).toEqual([]);
    expect(session.products.read()).toBeUndefined();
  });

  it('passes the signal to the client', async () => {
    const { signal } = new AbortController();
    const { getProducts } = respondWith(success);
    await load({ signal, getProducts });

    expect(getProducts).toHaveBeenCalledWith({ signal });
  });

  it('works without storage, and sends one request', async () => {
    const session = createSessionStore(() => undefined);
    const { getProducts } = respondWith(success);
    await load({ session, getProducts });
    await load({ session, getProducts });

    expect(getProducts).toHaveBeenCalledTimes(1);
  });
});

describe('readCachedCarriers', () => {
  it('returns undefined without a cache, and an empty list if all carriers are excluded', () => {
    const session = createSession();
    expect(readCachedCarriers({ session, exclusions: [] })).toBeUndefined();
    session.products.write(carriers);
    expect(readCachedCarriers({ session, exclusions: ['ALFA', 'BETA'] })).toEqual([]);
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
    session: createSession(),
    exclusions: [],
    ...sources,
  });
}

function respondWith(response: ApiResponse<Carrier[]>) {
  return { getProducts: vi.fn(() => Promise.resolve(response)) };
}

/** Creates a session store in memory. */
function createSession() {
  return createSessionStore(() => undefined);
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
