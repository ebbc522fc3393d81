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

/**
 * A sample in which every pair of values of two axes meets at least once: each story in each theme,
 * each of them in each language and condition, and each language in each condition.
 */
export function pairwisePlan({ stories, themes, languages }: Axes): Cell[] {
  return stories.flatMap((story, row) =>
    themes.map((theme, column) => {
      // Language changes each step, condition each second one, so the four mixes come in turn.
      const step = row + column + Math.floor(row / themes.length);
      const language = languages[step % languages.length] ?? '';
      const condition = conditions[Math.floor(step / languages.length) % conditions.length];
      return { story, theme, language, conditions: condition === undefined ? [] : [condition] };
    }),
  );
}

/** The part of a list that falls to one of several machines, `1/3` being the first of three. */
export function shardOf<Item>(items: readonly Item[], shard: string): Item[] {
  const [index = 1, count = 1] = shard.split('/').map(Number);
  return items.filter((_, position) => position % count === index - 1);
}
