import type { StoryEntry } from '../gates/canvas';

/** A story to compare, in a language. */
export interface Case {
  /** Storybook's id of the story. */
  id: string;
  language: string;
}

/** Every story in Spanish, and the first one of each screen in English as well. */
export function planCases(stories: readonly StoryEntry[]): Case[] {
  const firsts = stories.filter(
    ({ title }, index) => stories.findIndex((other) => other.title === title) === index,
  );
  return [
    ...stories.map(({ id }) => ({ id, language: 'es' })),
    ...firsts.map(({ id }) => ({ id, language: 'en' })),
  ];
}
