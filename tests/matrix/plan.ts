/** One story in one theme and one language. */
export interface Cell {
  /** Storybook's id of the story. */
  story: string;
  /** The theme's code. */
  theme: string;
  /** The language's code. */
  language: string;
  /** The conditions in which its layout is judged besides the narrow window. */
  conditions: readonly Condition[];
}

/** What can make a text not fit, each in a window 320 px wide. */
export const conditions = ['largeText', 'longText'] as const;

/** A condition of the layout: text at 200 %, or texts 40 % longer. */
export type Condition = (typeof conditions)[number];

/** The axes of the matrix. */
export interface Axes {
  stories: readonly string[];
  themes: readonly string[];
  languages: readonly string[];
}

/** Every story in every theme and language, in every condition. */
export function fullPlan({ stories, themes, languages }: Axes): Cell[] {
  return themes.flatMap((theme) =>
    languages.flatMap((language) =>
      stories.map((story) => ({ story, theme, language, conditions })),
    ),
  );
}

/** The component or screen that a story shows, by Storybook's id of the story. */
export function componentOf(story: string): string {
  return story.replace(/--.*$/, '');
}

/** The values of a list, begun at one of them. */
function from<Value>(values: readonly Value[], start: number): Value[] {
  const at = start % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}

/** The sample of one component: its stories take turns, the one least seen in a language first. */
function sampleOf(own: readonly string[], row: number, { themes, languages }: Axes): Cell[] {
  const cells: Cell[] = [];
  const seen = (story: string, language?: string) =>
    cells.filter((cell) => cell.story === story && (language ?? cell.language) === cell.language)
      .length;
  const add = (story: string, theme: string, language: string) => {
    const condition = conditions[(row + own.indexOf(story) + seen(story)) % conditions.length];
    cells.push({ story, theme, language, conditions: condition === undefined ? [] : [condition] });
  };
  const order = from(themes, row);
  for (const theme of order) {
    for (const language of languages) {
      const [story = ''] = own.toSorted(
        (one, other) => seen(one, language) - seen(other, language) || seen(one) - seen(other),
      );
      add(story, theme, language);
    }
  }
  for (const language of languages) {
    const unseen = own.filter((story) => seen(story, language) === 0);
    for (const [at, story] of unseen.entries()) {
      add(story, order[at % order.length] ?? '', language);
    }
  }
  return cells;
}

/**
 * A sample in which every pair of values of two axes meets at least once: each component in each
 * theme and language, by one of its stories; each story in each language and condition; and each
 * theme and language in each condition.
 */
export function pairwisePlan(axes: Axes): Cell[] {
  const components = [...new Set(axes.stories.map(componentOf))];
  return components.flatMap((component, row) => {
    const own = axes.stories.filter((story) => componentOf(story) === component);
    return sampleOf(own, row, axes);
  });
}

/** The part of a list that falls to one of several machines, `1/3` being the first of three. */
export function shardOf<Item>(items: readonly Item[], shard: string): Item[] {
  const [index = 1, count = 1] = shard.split('/').map(Number);
  return items.filter((_, position) => position % count === index - 1);
}
