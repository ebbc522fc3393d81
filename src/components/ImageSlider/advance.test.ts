import { describe, expect, it } from 'vitest';
import { advance, type Position } from './advance';

function walk(count: number, steps: number): number[] {
  let position: Position = { index: 0, step: 1 };
  return Array.from({ length: steps }, () => {
    position = advance(position, count);
    return position.index;
  });
}

describe('advance', () => {
  it.each([
    [4, [1, 2, 3, 2, 1, 0, 1, 2]],
    [2, [1, 0, 1, 0]],
    [1, [0, 0]],
    [0, [0, 0]],
  ])('moves by one and reverses at either end of %d pictures', (count, indexes) => {
    expect(walk(count, indexes.length)).toEqual(indexes);
  });

  it('reverses immediately after the user selects a picture at an end', () => {
    expect(advance({ index: 3, step: 1 }, 4)).toEqual({ index: 2, step: -1 });
    expect(advance({ index: 0, step: -1 }, 4)).toEqual({ index: 1, step: 1 });
  });
});
