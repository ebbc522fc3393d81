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

/** An environment with a storage in memory and a response of the server; without one, the request fails. */
function createSources(response?: object, excludedCarriers: string[] = []): AppEnvironment {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response ? Promise.resolve(Response.json(response)) : Promise.reject(new Error('failed')),
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

  expect(await loadCarriers(sources, signal)).toEqual([{ name: 'BETA' }]);
  expect(readCachedCarriers(sources)).toEqual([{ name: 'BETA' }]);
  for (const key of [storageKeys.products, storageKeys.lastProducts]) {
    expect(store.get(key)).toBe(JSON.stringify(raw));
  }
});

it.each([
  ['another code', { ...success, code: 1 }],
  ['no result', { ...success, result: null }],
  ['an empty list', { ...success, result: [] }],
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
