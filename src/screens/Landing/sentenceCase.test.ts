import { expect, it } from 'vitest';
import { sentenceCase } from './sentenceCase';

it.each([
  ['INTERNET EN CASA', 'Internet en casa'],
  ['ÁGUILA', 'Águila'],
  ['Agua', 'Agua'],
  ['', ''],
])('converts %s to %s', (name, expected) => {
  expect(sentenceCase(name)).toBe(expected);
});
