import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amountParts, formatAmount, statedAmount } from './formatAmount';

describe('formatAmount', () => {
  it.each([
    [1234.5, 'es', 'MXN', '$1,234.50'],
    [1234.5, 'en', 'MXN', '$1,234.50'],
    [0, 'es', 'MXN', '$0.00'],
    [1234.5, 'pt-BR', 'BRL', 'R$\u00a01.234,50'],
    [1234.5, 'de-DE', 'EUR', '1.234,50\u00a0€'],
    [1234.5, 'ja', 'JPY', '￥1,234.5'],
    [50_000, 'es-CO', 'COP', '$\u00a050.000'],
    [12_500.5, 'es-CO', 'COP', '$\u00a012.500,50'],
    [5000, 'es-CL', 'CLP', '$5.000'],
    [1.5, 'en-US', 'KWD', 'KWD\u00a01.500'],
    [0.125, 'es', 'MXN', '$0.125'],
    [0.1 + 0.2, 'es', 'MXN', '$0.30'],
    [-0.00001, 'es', 'MXN', '$0.00'],
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

describe('formatAmount with what a caller may have in place of a value', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => void log.mockClear());

  it.each([
    ['es_CO', '$\u00a01.234,50\u00a0MXN'],
    ['es-CO.UTF-8', '$\u00a01.234,50\u00a0MXN'],
    ['en-US,en;q=0.9', '$1,234.50\u00a0MXN'],
    ['es ', '$1,234.50'],
  ])('reads the language "%s"', (language, text) => {
    expect(statedAmount(1234.5, { language, currency: 'mxn ' })).toBe(text);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['C', 'POSIX', '', null])(
    'formats in Mexico, and logs, for the language %j',
    (language) => {
      expect(formatAmount(1234.5, { language: language as string, currency: 'MXN' })).toBe(
        '$1,234.50',
      );
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['pesos', '1,234.50\u00a0pesos'],
    ['$$$', '1,234.50\u00a0$$$'],
    [null, '1,234.50'],
  ])('states the unknown currency %j, and logs', (currency, text) => {
    expect(statedAmount(1234.5, { language: 'es', currency: currency as string })).toBe(text);
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(['50.00', ' 50 ', 50n, { toString: () => '50' }])('reads the amount %s', (value) => {
    expect(formatAmount(value as number, { language: 'es', currency: 'MXN' })).toBe('$50.00');
  });

  it.each(['1,234.50', Number.NaN, true, {}])('formats %s as no text, and logs', (value) => {
    expect(statedAmount(value as number, { language: 'es', currency: 'USD' })).toBe('');
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, ''])('formats %j as no text', (value) => {
    expect(statedAmount(value as unknown as number, { language: 'es', currency: 'USD' })).toBe('');
    expect(log).not.toHaveBeenCalled();
  });
});

describe('the decimals', () => {
  it.each([
    [50, 0, '$50'],
    [1.005, 2, '$1.01'],
    [50, -1, '$50.00'],
    [50, 1.5, '$50.00'],
    [50, null, '$50.00'],
  ])('of %d are %s if that is a number of decimals', (value, fractionDigits, text) => {
    const format = { language: 'es', currency: 'MXN', fractionDigits: fractionDigits as number };
    expect(formatAmount(value, format)).toBe(text);
  });

  it('are those of the caller in a price tag, too', () => {
    const format = { language: 'es', currency: 'MXN', short: true, fractionDigits: 2 };
    expect(formatAmount(50, format)).toBe('$50.00');
  });
});

describe('statedAmount', () => {
  it.each([
    ['es', 'MXN', '$1,234.50'],
    ['en', 'MXN', '$1,234.50'],
    ['en-MX', 'MXN', '$1,234.50'],
    ['es', 'USD', '$1,234.50\u00a0USD'],
    ['en', 'USD', '$1,234.50\u00a0USD'],
    ['es', 'COP', '$1,234.50\u00a0COP'],
    ['es-CO', 'COP', '$\u00a01.234,50'],
    ['es-DO', 'DOP', '$1,234.50'],
    ['es-PY', 'PYG', '₲\u00a01.234,5'],
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

describe('amountParts', () => {
  it.each([
    ['es', 'MXN', '', '$', '1,000.00'],
    ['pt-BR', 'BRL', '', 'R$', '\u00a01.000,00'],
    ['de-DE', 'EUR', '1.000,00\u00a0', '€', ''],
    ['es', 'pesos', '', '', '1,000.00'],
  ])('splits the sign from the number in %s', (language, currency, before, sign, after) => {
    expect(amountParts(1000, { language, currency })).toEqual({ before, sign, after });
  });
});
