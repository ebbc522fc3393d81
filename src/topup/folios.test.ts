import { describe, expect, it, vi } from 'vitest';
import { createFolio, createTopUpFolio } from './folios';

describe.each([
  ['createFolio', createFolio, /^[A-Za-z0-9]{10}$/, 62],
  ['createTopUpFolio', createTopUpFolio, /^[0-9]{6}$/, 10],
])('%s', (_, create, shape, characters) => {
  /** Returns the first character of a folio whose random bytes are equal. A rejected byte is replaced by 0. */
  function characterOf(byte: number): string {
    let calls = 0;
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      calls += 1;
      return Object.assign(bytes, Array(10).fill(calls === 1 ? byte : 0));
    });
    const folio = create();
    random.mockRestore();
    return calls > 1 ? 'rejected' : folio.charAt(0);
  }

  it('has the specified format', () => {
    expect(create()).toMatch(shape);
    expect(create()).not.toBe(create());
  });

  it('maps the same number of bytes to each character', () => {
    const counts: Record<string, number> = {};
    for (let byte = 0; byte < 256; byte += 1) {
      const character = characterOf(byte);
      counts[character] = (counts[character] ?? 0) + 1;
    }
    delete counts['rejected'];
    expect(Object.values(counts)).toEqual(Array(characters).fill(Math.floor(256 / characters)));
  });
});
