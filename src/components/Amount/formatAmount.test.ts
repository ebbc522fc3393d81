import { describe, expect, it } from 'vitest';
import { amountParts, formatAmount, statedAmount } from './formatAmount';

describe('formatAmount', () => {
  it.each([
    [1234.5, 'es', 'MXN', '$1,234.50'],
    [1234.5, 'en', 'MXN', '$1,234.50'],
    [1234.5, 'es', 'USD', '$1,234.50'],
    [1234.5, 'en', 'USD', '$1,234.50'],
    [0, 'es', 'MXN', '$0.00'],
    [1_000_000, 'es', 'MXN', '$1,000,000.00'],
  ] as const)('formats %d in %s and %s as %s', (value, language, currency, text) => {
    expect(formatAmount(value, { language, currency })).toBe(text);
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
    ['MXN', '$1,234.50'],
    ['USD', '$1,234.50\u00a0USD'],
  ] as const)('includes the currency unless it is MXN: %s', (currency, text) => {
    expect(statedAmount(1234.5, { language: 'es', currency })).toBe(text);
  });
});

describe('amountParts', () => {
  it('splits the sign from the number', () => {
    expect(amountParts(1000, { language: 'es', currency: 'MXN' })).toEqual({
      sign: '$',
      number: '1,000.00',
    });
  });
});
