import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';
import type { Globals } from './StoryBox';

/**
 * The values of the toolbars. A page without stories has no story context to read them from, so they come
 * from the last event of the channel.
 */
export function globalsOf({
  channel,
  projectAnnotations,
}: ContextType<typeof DocsContext>): Globals {
  const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as {
    globals: Globals;
  }[];
  return event?.globals ?? projectAnnotations.initialGlobals ?? {};
}

/** The values of the toolbars. Storybook renders a docs page again when one changes. */
export function useGlobals(): Globals {
  return globalsOf(useContext(DocsContext));
}
