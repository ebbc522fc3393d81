import type { DocsContext } from '@storybook/addon-docs/blocks';
import { createContext, use, type ContextType } from 'react';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

export const GlobalsContext = createContext<Globals>({});

/**
 * The values of the toolbars for a docs page. A page without stories has no story context to read them from, so they
 * come from the last event of the channel.
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

/** The values of the toolbars. */
export function useGlobals(): Globals {
  return use(GlobalsContext);
}
