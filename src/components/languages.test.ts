import { expect, test } from 'vitest';
import { languages } from './languages';

test('every language has its file of texts, and every file its language', () => {
  const files = Object.keys(import.meta.glob('/src/app/i18n/locales/*.json'));
  const codes = files.map((file) => /([^/]+)\.json$/.exec(file)?.[1]);
  expect(codes.sort()).toEqual([...languages].sort());
});
