import { expect, it, test } from 'vitest';
import { languageNameIn, languages, openGraphLocale } from './languages';

test('every language has its translation file, and every file its language', () => {
  const files = Object.keys(import.meta.glob('/src/i18n/locales/*.json'));
  const codes = files.map((file) => /([^/]+)\.json$/.exec(file)?.[1]);
  expect(codes.sort()).toEqual([...languages].sort());
});

it.each([
  ['es', 'en', 'inglés'],
  ['en', 'es', 'Spanish'],
] as const)('names, in %s, the language %s as %s', (reader, language, name) => {
  expect(languageNameIn(reader, language)).toBe(name);
});

it('writes a language with its region for Open Graph', () => {
  expect([openGraphLocale('es'), openGraphLocale('en')]).toEqual(['es_MX', 'en_US']);
});
