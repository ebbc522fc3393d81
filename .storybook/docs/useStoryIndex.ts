import { useFile } from './useFile';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
  tags?: readonly string[];
}

/** The stories in Storybook's index, without those that are only tests. */
export function useStoryIndex(): readonly IndexEntry[] {
  const index = useFile('index.json') as { entries: Record<string, IndexEntry> } | undefined;
  return Object.values(index?.entries ?? {}).filter(
    ({ type, subtype, tags }) =>
      type === 'story' && subtype !== 'test' && tags?.includes('test-only') !== true,
  );
}
