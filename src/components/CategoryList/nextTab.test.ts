import { describe, expect, it } from 'vitest';
import { nextTab } from './nextTab';

describe('nextTab', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', 0, 1, 0],
  ])('selects by %s, from tab %i of %i, the tab %i', (key, current, count, next) => {
    expect(nextTab(key, current, count)).toBe(next);
  });

  it.each(['ArrowLeft', 'Enter', 'a', 'toString'])('returns undefined for the key %s', (key) => {
    expect(nextTab(key, 1, 3)).toBeUndefined();
  });

  it('returns undefined for an empty list', () => {
    expect(nextTab('End', 0, 0)).toBeUndefined();
  });
});
