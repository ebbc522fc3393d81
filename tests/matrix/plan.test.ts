import { describe, expect, it } from 'vitest';
import { conditions, fullPlan, pairwisePlan, shardOf, type Cell } from './plan';

const axes = {
  stories: Array.from({ length: 23 }, (_, index) => `story-${String(index)}`),
  themes: Array.from({ length: 10 }, (_, index) => `theme-${String(index)}`),
  languages: ['es', 'en'],
};

/** The pairs of values that meet in a plan's cells. */
function pairsOf(plan: readonly Cell[]): Set<string> {
  return new Set(
    plan.flatMap(({ story, theme, language, conditions: shown }) =>
      shown.flatMap((condition) => {
        const values = [story, theme, language, condition];
        return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
      }),
    ),
  );
}

describe('the full plan', () => {
  it('has each story in each theme and language once, in every condition', () => {
    const plan = fullPlan(axes);
    expect(plan).toHaveLength(23 * 10 * 2);
    expect(new Set(plan.map(({ story, theme, language }) => story + theme + language)).size).toBe(
      plan.length,
    );
    expect(plan.every((cell) => cell.conditions === conditions)).toBe(true);
  });
});

describe('the sampled plan', () => {
  it('lets every two values of different axes meet', () => {
    expect(pairsOf(pairwisePlan(axes))).toEqual(pairsOf(fullPlan(axes)));
  });

  it('takes as few cells as the two longest axes allow', () => {
    expect(pairwisePlan(axes)).toHaveLength(23 * 10);
  });
});

describe('shards', () => {
  it.each([1, 2, 3, 7])('hold each story once when there are %i of them', (count) => {
    const parts = Array.from({ length: count }, (_, index) =>
      shardOf(axes.stories, `${String(index + 1)}/${String(count)}`),
    );
    expect(parts.flat().sort()).toEqual([...axes.stories].sort());
    const sizes = parts.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
});
