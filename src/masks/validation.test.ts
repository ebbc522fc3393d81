import { describe, expect, test } from 'vitest';
import { maskWith } from './testing/maskWith';
import { namedMasks } from './createMask';
import { inputPatternOf } from './masks';
import {
  isCompleteCard,
  isCompleteCvv,
  isCompleteExpiry,
  isCompleteName,
  isCompletePhone,
  luhn,
} from './validation';

describe('a complete value', () => {
  test.each([
    [isCompletePhone, '5512345678', true],
    [isCompletePhone, '+525512345', false],
    [isCompletePhone, '', false],
    [isCompleteCvv, '１２３', false],
    [isCompleteCvv, '123\n', false],
    [isCompleteName, 'Ñ', true],
    [isCompleteName, ' ', false],
  ])('by %o: %s is %s', (isComplete, value, expected) => {
    expect(isComplete(value)).toBe(expected);
  });

  test('can have another number of digits', () => {
    expect(isCompletePhone('987654321', 9)).toBe(true);
    expect(isCompleteCard('378282246310005', 15)).toBe(true);
    expect(isCompleteCvv('1234', 4)).toBe(true);
    expect(isCompleteCvv('123', 4)).toBe(false);
  });
});

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

test.each([
  ['phone', isCompletePhone],
  ['card', isCompleteCard],
  ['expiry', isCompleteExpiry],
  ['cvv', isCompleteCvv],
] as const)(
  'the mask %s and its native pattern accept the lengths of a complete value',
  (name, isComplete) => {
    const mask = maskWith(name, '');
    for (let length = 1; length <= 20; length += 1) {
      mask.splice(mask.displayValue.length, 0, '4');
      const raw = mask.unmaskedValue;
      const isMatch = new RegExp(`^(?:${inputPatternOf(namedMasks[name])})$`, 'v').test(
        mask.displayValue,
      );
      expect([length, isMatch]).toEqual([length, isComplete(raw)]);
    }
    expect(isComplete(mask.unmaskedValue)).toBe(true);
    expect(isComplete(`${mask.unmaskedValue}4`)).toBe(false);
  },
);
