import { describe, expect, test } from 'vitest';
import { isCardholder, isCardNumber, isCvv, isExpiry, isPhone } from './fields';

const digits = (length: number) => '5'.repeat(length);

describe.each([
  ['isPhone', isPhone, [10]],
  ['isCardNumber', isCardNumber, [16]],
  ['isExpiry', isExpiry, [4, 5, 6]],
  ['isCvv', isCvv, [3]],
])('%s', (_, isValid, lengths) => {
  test('accepts only the lengths of the field', () => {
    const taken = Array.from({ length: 20 }, (__, length) => length).filter((length) =>
      isValid(digits(length)),
    );
    expect(taken).toEqual(lengths);
  });

  test.each(['x', ' ', '\n', '+', '٥', '７'])('rejects a value that contains %j', (char) => {
    const [length = 0] = lengths;
    expect(isValid(digits(length - 1) + char)).toBe(false);
    expect(isValid(char + digits(length - 1))).toBe(false);
    expect(isValid(digits(length) + char)).toBe(false);
  });
});

test.each([
  ['Ana Paz', true],
  ['李', true],
  ['', false],
  [' ', false],
  ["-'", false],
])('isCardholder of %j is %s', (value, expected) => {
  expect(isCardholder(value)).toBe(expected);
});
