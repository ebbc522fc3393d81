import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

function subscribe(notify: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, notify);
  return () => {
    channel.off(GLOBALS_UPDATED, notify);
  };
}

const none: Globals = {};

function read(): Globals {
  const channel = addons.getChannel();
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
    globals: Globals;
  }[];
  return event?.globals ?? none;
}

/** The values of the toolbars; the component renders again when one changes. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, read);
}
