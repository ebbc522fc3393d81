import { useFile } from './useFile';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: readonly string[];
}

/** The stories that docs pages show: those that are no tests, and that a preview can show. */
export function useStoryIndex(): readonly IndexEntry[] {
  const index = useFile('index.json') as { entries: Record<string, IndexEntry> } | undefined;
  return Object.values(index?.entries ?? {}).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('autodocs') === true,
  );
}
