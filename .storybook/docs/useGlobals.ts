import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/**
 * The values of the toolbars. Storybook has hooks for them in decorators only, and the events of the channel
 * also come from the previews in frames, so this reads the store behind the context of the docs.
 */
export function globalsOf(context: ContextType<typeof DocsContext>): Globals {
  const { store } = context as unknown as { store: { userGlobals: { get: () => Globals } } };
  return store.userGlobals.get();
}

/** The values of the toolbars. Storybook renders a docs page again when one changes. */
export function useGlobals(): Globals {
  return globalsOf(useContext(DocsContext));
}
