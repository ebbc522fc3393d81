import type { ResourceKey } from 'i18next';

/** The time a translation file may take, in ms. */
const TIMEOUT_MS = 6_000;

/** The URLs of the translation files, by their paths in this folder. */
const files = import.meta.glob<string>('./locales/*.json', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/**
 * Fetches the texts of a language. After a failure, it fetches the file again past the HTTP cache, which may
 * keep a damaged copy.
 */
export async function fetchTexts(language: string): Promise<ResourceKey> {
  const url = files[`./locales/${language}.json`];
  if (url === undefined) throw new Error(`There is no translation file of "${language}".`);
  const signal = AbortSignal.timeout(TIMEOUT_MS);

  async function read(address: string, cache: RequestCache): Promise<ResourceKey> {
    const response = await fetch(address, { cache, signal });
    if (!response.ok) throw new Error(`${address} has the status ${response.status}.`);
    return (await response.json()) as ResourceKey;
  }

  return read(url, 'default').catch(() => read(url, 'reload'));
}
