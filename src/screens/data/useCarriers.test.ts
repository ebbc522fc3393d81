import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Carrier } from '#api/contract';
import { company } from '#company/company';
import { createAppStorage } from '#topup/appStorage';
import { storageKeys } from '#storage/keys';
import { createSafeStorage, type SafeStorage } from '#storage/safeStorage';
import type { AppEnvironment } from './environment';
import { loadCarriers, readCachedCarriers } from './useCarriers';

const carriers: Carrier[] = [{ name: 'ALFA' }, { name: 'BETA' }];
const raw = [...carriers, { name: ' raw ', other: 1 }];
const success = { code: 0, message: '', result: raw };
const { signal } = new AbortController();

let store: SafeStorage;

beforeEach(() => {
  store = createSafeStorage(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settings = { apiBaseUrl: '', apiToken: '', mocks: false, offline: false, remember: false };

/** The error of `fetch` without a network, or without a server. */
const noResponse = new TypeError('failed');

/** An environment with a storage in memory and a response of the server, or an error. */
function createSources(response: object | Error, excludedCarriers: string[] = []): AppEnvironment {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(Response.json(response)),
  );
  vi.stubGlobal('navigator', { onLine: true });
  return {
    settings: { ...settings, excludedCarriers },
    fetch,
    storage: createAppStorage(store),
    company,
  };
}

it('stores the list of the server unvalidated, and excludes carriers when it is read', async () => {
  const sources = createSources(success, ['alfa', 'raw']);
  expect(readCachedCarriers(sources)).toBeUndefined();

  expect(await loadCarriers(sources, signal)).toEqual({ carriers: [{ name: 'BETA' }] });
  expect(readCachedCarriers(sources)).toEqual([{ name: 'BETA' }]);
  for (const key of [storageKeys.products, storageKeys.lastProducts]) {
    expect(store.get(key)).toBe(JSON.stringify(raw));
  }
});

it.each([
  ['another code', { ...success, code: 1 }],
  ['no result', { ...success, result: null }],
  ['an empty list', { ...success, result: [] }],
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
  ['a list', success, { carriers: [...carriers, { name: 'raw' }] }],
  ['a failure', new Error('HTTP 500'), { carriers: [] }],
])('is not offline if the server responds with %s, whatever the browser says', async (...row) => {
  const [, response, expected] = row;
  const sources = createSources(response);
  sources.storage.lastProducts.write(carriers);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await loadCarriers(sources, signal)).toEqual(expected);
});
