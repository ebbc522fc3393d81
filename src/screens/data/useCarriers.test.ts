import { afterEach, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#api/request';
import type { Carrier } from '#api/contract';
import { createAppStorage } from '#topup/appStorage';
import { createSafeStorage } from '#storage/safeStorage';
import { loadCarriers, readCachedCarriers } from './useCarriers';

const carriers: Carrier[] = [{ name: 'ALFA' }, { name: 'BETA' }];
const success = { code: 0, message: '', result: carriers, raw: [...carriers, { name: 'raw' }] };
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads the carriers with a storage in memory and a response of the server; without one, the request fails. */
function createSources(response?: ApiResponse<Carrier[]>, exclusions: string[] = []) {
  const getProducts = vi.fn(() =>
    response ? Promise.resolve(response) : Promise.reject(new Error('failed')),
  );
  vi.stubGlobal('navigator', { onLine: true });
  return {
    client: { getProducts },
    storage: createAppStorage(createSafeStorage(() => undefined)),
    exclusions,
  };
}

it('stores the list of the server unvalidated, and excludes carriers when it is read', async () => {
  const sources = createSources(success, ['alfa', 'raw']);
  expect(readCachedCarriers(sources)).toBeUndefined();

  expect(await loadCarriers(sources, signal)).toEqual([{ name: 'BETA' }]);
  expect(readCachedCarriers(sources)).toEqual([{ name: 'BETA' }]);
  expect(sources.client.getProducts).toHaveBeenCalledWith({ signal });
  expect(sources.storage.products.read()).toEqual(success.raw);
  expect(sources.storage.lastProducts.read()).toEqual(success.raw);
});

it.each([
  ['another code', { ...success, code: 1 }],
  ['no result', { ...success, result: null }],
  ['an empty list', { ...success, result: [], raw: [] }],
  ['a failed request', undefined],
  ['an aborted request', success, AbortSignal.abort()],
])('returns an empty list and caches nothing for %s', async (_, response, ending = signal) => {
  const sources = createSources(response);
  sources.storage.lastProducts.write(carriers);

  expect(await loadCarriers(sources, ending)).toEqual([]);
  expect(sources.storage.products.read()).toBeUndefined();
});

it('returns the list of the last visit without a network, and caches nothing', async () => {
  const sources = createSources(undefined, ['alfa']);
  sources.storage.lastProducts.write(carriers);
  vi.stubGlobal('navigator', { onLine: false });

  expect(await loadCarriers(sources, signal)).toEqual([{ name: 'BETA' }]);
  expect(sources.storage.products.read()).toBeUndefined();
});
