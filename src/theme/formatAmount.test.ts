import { describe, expect, it } from 'vitest';
import { amountParts, formatAmount, statedAmount } from './formatAmount';

describe('formatAmount', () => {
  it.each([
    [1234.5, 'es', 'MXN', '$1,234.50'],
    [1234.5, 'en', 'MXN', '$1,234.50'],
    [0, 'es', 'MXN', '$0.00'],
    [1234.5, 'pt-BR', 'BRL', 'R$\u00a01.234,50'],
    [1234.5, 'de-DE', 'EUR', '1.234,50\u00a0€'],
    [1234.5, 'ja', 'JPY', '￥1,235'],
  ] as const)('formats %d in %s and %s as %s', (value, language, currency, text) => {
    expect(formatAmount(value, { language, currency })).toBe(text);
  });

  it('throws for an invalid code', () => {
    expect(() => formatAmount(1, { language: 'es', currency: 'pesos' })).toThrow(RangeError);
  });

  it.each([
    [50, '$50'],
    [10.5, '$10.50'],
  ])('formats %d for a price tag as %s', (value, text) => {
    expect(formatAmount(value, { language: 'es', currency: 'MXN', short: true })).toBe(text);
  });
});

describe('statedAmount', () => {
  it.each([
    ['es', 'MXN', '$1,234.50'],
    ['en', 'MXN', '$1,234.50'],
    ['en-MX', 'MXN', '$1,234.50'],
    ['es', 'USD', '$1,234.50\u00a0USD'],
    ['en', 'USD', '$1,234.50\u00a0USD'],
    ['es', 'COP', '$1,235\u00a0COP'],
    ['es-CO', 'COP', '$\u00a01.235'],
    ['es-CO', 'USD', '$\u00a01.234,50\u00a0USD'],
    ['en-US', 'USD', '$1,234.50'],
    ['en-US', 'MXN', '$1,234.50\u00a0MXN'],
    ['es', 'PEN', 'PEN\u00a01,234.50'],
    ['de-DE', 'EUR', '1.234,50\u00a0€'],
  ])(
    'in %s includes the currency %s if its sign is ambiguous there',
    (language, currency, text) => {
      expect(statedAmount(1234.5, { language, currency })).toBe(text);
    },
  );
});

it.each([Number.NaN, undefined])('formats %s as no text', (value) => {
  const format = { language: 'es', currency: 'USD' };
  expect(formatAmount(value as number, format)).toBe('');
  expect(statedAmount(value as number, format)).toBe('');
});

describe('amountParts', () => {
  it.each([
    ['es', 'MXN', '', '$', '1,000.00'],
    ['pt-BR', 'BRL', '', 'R$', '\u00a01.000,00'],
    ['de-DE', 'EUR', '1.000,00\u00a0', '€', ''],
  ])('splits the sign from the number in %s', (language, currency, before, sign, after) => {
    expect(amountParts(1000, { language, currency })).toEqual({ before, sign, after });
  });
});
