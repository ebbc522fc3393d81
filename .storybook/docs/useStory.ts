import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ContextType } from 'react';
import type { ReviewStory } from './StoryBox';

/** A story, prepared by Storybook. */
export type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const files = import.meta.glob<Record<string, Partial<ReviewStory>>>('../../src/**/*.stories.tsx');

/** Finds the export of a story, which Storybook's story does not have: only its annotations. */
async function exportOf({ moduleExport, parameters }: DocsStory): Promise<ReviewStory | undefined> {
  const file = String(parameters['fileName']).replace(/^\.\//, '../../');
  const found = Object.values((await files[file]?.()) ?? {}).find(
    ({ input }) => input === moduleExport,
  );
  return found as ReviewStory | undefined;
}

/** Loads a story of any file, and its export. Without an id, it loads nothing. */
export function useStory(id: string | undefined) {
  const { loadStory } = use(DocsContext);
  const [loaded, setLoaded] = useState<{ story: DocsStory; exported: ReviewStory | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    void loadStory(id).then(async (story) => {
      setLoaded({ story, exported: await exportOf(story) });
    });
  }, [id, loadStory]);
  return loaded;
}
