import { useEffect, useState } from 'react';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  tags?: readonly string[];
}

/** The stories that docs pages show: those that are no tests, and that a preview can show. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void fetch('index.json').then(async (response) => {
      const index = (await response.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(index.entries));
    });
  }, []);
  return entries.filter(({ type, tags }) => type === 'story' && tags?.includes('autodocs'));
}
