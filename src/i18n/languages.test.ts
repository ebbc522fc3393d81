import { expect, it, test } from 'vitest';
import { languageNameIn, languages, openGraphLocale, toLanguage } from './languages';

test('each language has a translation file, and each file a language', () => {
  const files = Object.keys(import.meta.glob('/src/i18n/locales/*.json'));
  const codes = files.map((file) => /([^/]+)\.json$/.exec(file)?.[1]);
  expect(codes.sort()).toEqual([...languages].sort());
});

it.each([
  ['es', 'en', 'inglés'],
  ['en', 'es', 'Spanish'],
] as const)('names in %s the language %s: %s', (reader, language, name) => {
  expect(languageNameIn(reader, language)).toBe(name);
});

it.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['es_MX', 'es'],
  [' en ', 'en'],
  ['english', 'es'],
  ['xx', 'es'],
  ['constructor', 'es'],
  ['', 'es'],
  [null, 'es'],
])('reads the code %s as %s', (code, language) => {
  expect(toLanguage(code)).toBe(language);
});

it('formats an Open Graph locale with the region', () => {
  expect([openGraphLocale('es'), openGraphLocale('en')]).toEqual(['es_MX', 'en_US']);
});
