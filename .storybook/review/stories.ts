import type { ReviewStory } from '../docs/StoryBox';

const files = import.meta.glob<Record<string, Partial<ReviewStory>>>('../../src/**/*.stories.tsx', {
  eager: true,
});

function isShown(story: Partial<ReviewStory>): story is ReviewStory {
  const tags = story.composed?.tags ?? [];
  return tags.includes('autodocs') && !tags.includes('test-only');
}

const shown = Object.values(files).flatMap((file) => Object.values(file).filter(isShown));

/** The stories that a review can show, by their ids. */
export const stories: ReadonlyMap<string, ReviewStory> = new Map(
  shown.map((story) => [story.composed.id, story]),
);

/** The titles of these stories by their ids, such as *Screens/Carrier: Default*. */
export const storyTitles: Readonly<Record<string, string>> = Object.fromEntries(
  shown
    .map(({ composed, meta }) => [
      composed.id,
      `${String(meta.input.title)}: ${composed.storyName}`,
    ])
    .sort(([, one = ''], [, other = '']) => one.localeCompare(other)),
);
