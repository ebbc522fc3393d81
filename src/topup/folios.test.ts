import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFolio, createTopUpFolio } from './folios';

describe.each([
  ['createFolio', createFolio, /^[A-Za-z0-9]{10}$/, 62],
  ['createTopUpFolio', createTopUpFolio, /^[0-9]{6}$/, 10],
])('%s', (_, create, shape, characters) => {
  it('has the specified format for any bytes', () => {
    const anyBytes = fc.infiniteStream(fc.nat(255));

    fc.assert(
      fc.property(anyBytes, (stream) => {
        expect(create((bytes) => bytes.set([...stream.take(bytes.length)]))).toMatch(shape);
      }),
    );
  });

  it('maps the same number of bytes to each character', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const character = firstCharacter(byte);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    counts.delete('rejected');

    expect(counts.size).toBe(characters);
    expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / characters)]));
  });

  it('is uniformly distributed with a cryptographic source', () => {
    const drawn = Array.from({ length: 500 }, () => create()).join('');
    const expected = drawn.length / characters;
    const counts = new Map<string, number>();
    for (const character of drawn) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );

    // Eight standard deviations above the mean, which random variation does not reach.
    const freedom = characters - 1;
    expect(counts.size).toBe(characters);
    expect(chiSquare).toBeLessThan(freedom + 8 * Math.sqrt(2 * freedom));
  });

  /** Returns the character of a first byte. A rejected byte requires a second read of the source. */
  function firstCharacter(byte: number): string {
    let calls = 0;
    const folio = create((bytes) => {
      bytes.fill(0);
      bytes[0] = calls === 0 ? byte : 0;
      calls += 1;
    });
    return calls > 1 ? 'rejected' : folio.charAt(0);
  }
});
