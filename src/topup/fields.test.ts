import { describe, expect, test } from 'vitest';
import { formats } from './fields';

const digits = (length: number) => '5'.repeat(length);

describe.each([
  ['phone', [10]],
  ['card', [16]],
  ['expiry', [4, 5, 6]],
  ['cvv', [3]],
] as const)('the format of %s', (name, lengths) => {
  const isValid = (value: string) => formats[name].test(value);

  test('accepts only the lengths of the field', () => {
    const accepted = Array.from({ length: 20 }, (_, length) => length).filter((length) =>
      isValid(digits(length)),
    );
    expect(accepted).toEqual(lengths);
  });

  test.each(['x', ' ', '\n', '+', '٥', '７'])('rejects a value that contains %j', (char) => {
    const [length] = lengths;
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
])('the format of a cardholder accepts %j: %s', (value, expected) => {
  expect(formats.cardholder.test(value)).toBe(expected);
});
