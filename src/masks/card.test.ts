import { expect, test } from 'vitest';
import { cardMask, isCompleteCard, luhn } from './card';
import { typeKeys } from './testing/models';

test.each([
  ['4242424242424242', true],
  ['378282246310005', true],
  ['0', true],
  ['4242424242424241', false],
  ['4242 4242 4242 4242', false],
  ['', false],
])('the check digit of %j is right: %s', (digits, expected) => {
  expect(luhn(digits)).toBe(expected);
});

test('a card number has the lengths of its format, and digits after the groups are one more group', () => {
  const options = { lengths: [16, 17, 18, 19] };
  const card = typeKeys(cardMask(options), '4242 4242 4242 4242 424');
  expect(cardMask(options).show(card)).toBe('4242 4242 4242 4242 424');
  expect([isCompleteCard(card, options), isCompleteCard(card)]).toEqual([true, false]);
  expect(isCompleteCard('378282246310005', { groups: [4, 6, 5] })).toBe(true);
});
