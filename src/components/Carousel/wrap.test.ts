import { describe, expect, it } from 'vitest';
import { wrap } from './wrap';

describe('wrap', () => {
  it.each([
    [0, 1, 2, 1],
    [1, 1, 2, 0],
    [0, -1, 2, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('leads from %d by %d among %d to %d', (index, step, count, expected) => {
    expect(wrap(index, step, count)).toBe(expected);
  });
});
