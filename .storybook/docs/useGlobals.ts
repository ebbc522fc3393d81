import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/**
 * The values of the toolbars. Storybook renders a docs page again when one changes. They are read from the
 * store, because the events of the channel also come from the previews in frames.
 */
export function useGlobals(): Globals {
  const { store } = useContext(DocsContext) as unknown as {
    store: { userGlobals: { get: () => Globals } };
  };
  return store.userGlobals.get();
}
