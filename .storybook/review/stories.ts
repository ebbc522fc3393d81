import { composeStory } from '@storybook/react-vite';
import type { ReviewStory } from '../docs/StoryBox';

const files = import.meta.glob<Record<string, Partial<ReviewStory>>>('../../src/**/*.stories.tsx', {
  eager: true,
});

function isShown(story: Partial<ReviewStory>): story is ReviewStory {
  const tags = story.composed?.tags ?? [];
  return tags.includes('autodocs') && !tags.includes('test-only');
}

/** The stories that a review can show, by their ids. */
export const stories: ReadonlyMap<string, ReviewStory> = new Map(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, story]) =>
      // The story itself does not know the name of its export, and so not its id.
      isShown(story)
        ? [[composeStory(story.input, story.meta.input, {}, name).id, story] as const]
        : [],
    ),
);

/** The titles of these stories by their ids, such as *Screens/Carrier: product chosen*. */
export const storyTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(stories, ([id, { meta }]) => {
    const name = id.replace(/^.*--/, '').replaceAll('-', ' ');
    return [id, `${String(meta.input.title)}: ${name}`] as const;
  }).sort(([, one], [, other]) => one.localeCompare(other)),
);
