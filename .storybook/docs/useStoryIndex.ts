import { useEffect, useState } from 'react';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: readonly string[];
}

interface StoryIndex {
  entries: Record<string, IndexEntry>;
}

/** The stories that docs pages show: those that are no tests, and that a preview can show. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [index, setIndex] = useState<StoryIndex>();
  useEffect(() => {
    void fetch('index.json').then(async (response) => {
      setIndex((await response.json()) as StoryIndex);
    });
  }, []);
  return Object.values(index?.entries ?? {}).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('autodocs') === true,
  );
}
