import { expect, it } from 'vitest';
import { maskCardNumber } from './card';

it.each([
  ['4111111111111234', 'XXXX XXXX XXXX 1234'],
  ['4111 1111 1111 1234', 'XXXX XXXX XXXX 1234'],
  ['4111-1111-1111-1234 ', 'XXXX XXXX XXXX 1234'],
  ['0000000000000007', 'XXXX XXXX XXXX 0007'],
])('masks %j as %j', (card, expected) => {
  expect(maskCardNumber(card)).toBe(expected);
});
