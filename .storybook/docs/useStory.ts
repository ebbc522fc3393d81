import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ContextType } from 'react';

/** A story, prepared by Storybook. */
export type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Loads a story of any file. */
export function useStory(id: string): DocsStory | undefined {
  const { loadStory } = use(DocsContext);
  const [story, setStory] = useState<DocsStory>();
  useEffect(() => {
    let isCurrent = true;
    void loadStory(id).then((loaded) => {
      if (isCurrent) setStory(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, loadStory]);
  return story?.id === id ? story : undefined;
}
