import { useEffect, useState } from 'react';

/** A story of this Storybook. */
export interface StoryEntry {
  /** The story's id. */
  id: string;
  /** The title of its component or screen. */
  title: string;
  /** The story's own name. */
  name: string;
}

function isStory(entry: unknown): entry is StoryEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'type' in entry &&
    entry.type === 'story' &&
    !('subtype' in entry && entry.subtype === 'test') &&
    !('tags' in entry && Array.isArray(entry.tags) && entry.tags.includes('test-only'))
  );
}

async function readStories(signal: AbortSignal): Promise<StoryEntry[]> {
  const response = await fetch('index.json', { signal });
  const index = (await response.json()) as { entries?: Record<string, unknown> };
  return Object.values(index.entries ?? {}).filter(isStory);
}

/** The stories of this Storybook, from its own index; empty until it is read. */
export function useStories(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    readStories(controller.signal).then(setStories, () => {
      // The page was left, or this Storybook is served without its index: there is nothing to pick.
    });
    return () => {
      controller.abort();
    };
  }, []);
  return stories;
}
