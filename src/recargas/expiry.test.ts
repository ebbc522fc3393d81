import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeExpiry } from './expiry';

describe('normalizeExpiry', () => {
  it.each([
    ['0324', '0324'],
    ['03/24', '0324'],
    ['3/24', '0324'],
    ['3-24', '0324'],
    ['3 / 24', '0324'],
    ['03/2024', '032024'],
    ['3/2024', '032024'],
    ['03 / 2024', '032024'],
    ['032024', '032024'],
    ['2024-03', '032024'],
    ['2024-3', '032024'],
    ['2024/03', '032024'],
    [' 2024-12 ', '122024'],
    ['202403', '032024'],
    ['20/2403', '032024'],
    ['１２/２４', '1224'],
    ['３／２４', '0324'],
    ['٠٣/٢٤', '0324'],
    ['', ''],
    ['0', '0'],
    ['3', '3'],
    ['3/', '03'],
    ['3/2', '032'],
    ['1/', '01'],
    ['12/', '12'],
    ['12/2', '122'],
    ['12/20', '1220'],
    ['99/99', '9999'],
    ['2024', '2024'],
    ['202420', '202420'],
    ['abc', ''],
  ])('brings %j to %j', (given, expected) => {
    expect(normalizeExpiry(given)).toBe(expected);
  });

  it('brings every spelling of a month to the same digits', () => {
    const months = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2000, max: 2099 }),
    });

    fc.assert(
      fc.property(months, ({ month, year }) => {
        const two = String(month).padStart(2, '0');
        const spellings = [`${two}${year}`, `${two}/${year}`, `${month}/${year}`, `${year}-${two}`];

        expect(new Set(spellings.map(normalizeExpiry))).toEqual(new Set([`${two}${year}`]));
      }),
    );
  });

  it('gives digits only, and the same again for its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const expiry = normalizeExpiry(text);

        expect(expiry).toMatch(/^[0-9]*$/);
        expect(normalizeExpiry(expiry)).toBe(expiry);
      }),
    );
  });
});
