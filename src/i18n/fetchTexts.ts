import type { ResourceKey } from 'i18next';

/** The URLs of the translation files, by their paths in this folder. */
const files = import.meta.glob<string>('./locales/*.json', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Fetches the texts of a language. */
export async function fetchTexts(language: string): Promise<ResourceKey> {
  const url = files[`./locales/${language}.json`];
  if (url === undefined) throw new Error(`There is no translation file of "${language}".`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return (await response.json()) as ResourceKey;
}
