import { describe, expect, it } from 'vitest';
import { componentOf, conditions, fullPlan, pairwisePlan, shardOf, type Cell } from './plan';

const counts = [1, 2, 3, 7, 10, 15, 23];
const axes = {
  stories: counts.flatMap((count, component) =>
    Array.from({ length: count }, (_, at) => `c${String(component)}--story-${String(at)}`),
  ),
  themes: Array.from({ length: 10 }, (_, index) => `theme-${String(index)}`),
  languages: ['es', 'en'],
};
const total = counts.reduce((sum, count) => sum + count, 0);

/** The pairs of values that meet in a plan's cells. */
function pairsOf(plan: readonly Cell[]): Set<string> {
  return new Set(
    plan.flatMap(({ story, theme, language, conditions: shown }) =>
      shown.flatMap((condition) => [
        `${componentOf(story)} ${theme} ${language}`,
        ...[story, theme, language].map((value) => `${value} ${condition}`),
        `${story} ${language}`,
      ]),
    ),
  );
}

describe('the full plan', () => {
  it('has each story in each theme and language once, in every condition', () => {
    const plan = fullPlan(axes);
    expect(plan).toHaveLength(total * 10 * 2);
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

  it('shows no component more often than its themes, languages or stories ask for', () => {
    const plan = pairwisePlan(axes);
    for (const [component, count] of counts.entries()) {
      const cells = plan.filter(({ story }) => story.startsWith(`c${String(component)}--`));
      expect(cells.length).toBe(Math.max(10, count) * 2);
    }
  });

  it('shows each story of a component about as often as its others', () => {
    const plan = pairwisePlan(axes);
    for (const component of counts.keys()) {
      const own = axes.stories.filter((story) => story.startsWith(`c${String(component)}--`));
      const times = own.map((story) => plan.filter((cell) => cell.story === story).length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
    }
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
