import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumber } from './card';

describe('maskCardNumber', () => {
  it.each([
    ['4111111111111234', 'XXXX XXXX XXXX 1234'],
    ['4111 1111 1111 1234', 'XXXX XXXX XXXX 1234'],
    ['4111-1111-1111-1234 ', 'XXXX XXXX XXXX 1234'],
    ['0000000000000007', 'XXXX XXXX XXXX 0007'],
  ])('masks %j as %j', (card, expected) => {
    expect(maskCardNumber(card)).toBe(expected);
  });

  it('shows the last four digits of any card, and no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{16}$/), (card) => {
        expect(maskCardNumber(card).replace(/\D/g, '')).toBe(card.slice(12));
      }),
    );
  });
});
