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

/** The error of a request without a network, or without a server. */
const noResponse = new Error('failed', { cause: new TypeError() });

/** Loads the carriers with a storage in memory and a response of the server, or an error. */
function createSources(response: ApiResponse<Carrier[]> | Error, exclusions: string[] = []) {
  const getProducts = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
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

  expect(await loadCarriers(sources, signal)).toEqual({ carriers: [{ name: 'BETA' }] });
  expect(readCachedCarriers(sources)).toEqual([{ name: 'BETA' }]);
  expect(sources.client.getProducts).toHaveBeenCalledWith({ signal });
  expect(sources.storage.products.read()).toEqual(success.raw);
  expect(sources.storage.lastProducts.read()).toEqual(success.raw);
});

it.each([
  ['another code', { ...success, code: 1 }],
  ['no result', { ...success, result: null }],
  ['an empty list', { ...success, result: [], raw: [] }],
  ['a failed request', noResponse],
  ['an aborted request', success, AbortSignal.abort()],
])('returns an empty list and caches nothing for %s', async (_, response, ending = signal) => {
  const sources = createSources(response);
  sources.storage.lastProducts.write(carriers);

  expect(await loadCarriers(sources, ending)).toEqual({ carriers: [] });
  expect(sources.storage.products.read()).toBeUndefined();
});

it('returns the list of the last visit without a network, and caches nothing', async () => {
  const sources = createSources(noResponse, ['alfa']);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await loadCarriers(sources, signal)).toEqual({ carriers: [], offline: 'missing' });

  sources.storage.lastProducts.write(carriers);
  expect(await loadCarriers(sources, signal)).toEqual({
    carriers: [{ name: 'BETA' }],
    offline: 'stored',
  });
  expect(sources.storage.products.read()).toBeUndefined();
});

it.each([
  ['a list', success, { carriers }],
  ['a failure', new Error('HTTP 500'), { carriers: [] }],
])('is not offline if the server responds with %s, whatever the browser says', async (...row) => {
  const [, response, expected] = row;
  const sources = createSources(response);
  sources.storage.lastProducts.write(carriers);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await loadCarriers(sources, signal)).toEqual(expected);
});
