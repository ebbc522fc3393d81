import { useEffect } from 'react';
import type { NotificationStore } from './store/types';

/** What the browser closes by Escape; `:is()` skips the selectors that a browser does not support. */
const CLOSED_BY_ESCAPE =
  ':is(dialog:modal, [popover]:popover-open:not([popover="manual"]), select:open)';

function focusedId(): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-notification]');
  return focused?.dataset['notification'];
}

function newestId(store: NotificationStore): string | undefined {
  const active = store.getSnapshot().items.filter(({ state }) => state === 'active');
  return (store.preset.newestOnTop ? active[0] : active.at(-1))?.id;
}

/**
 * Closes a notification by Escape: the focused one, else the newest, unless the key is for an open
 * dialog or menu. A menu that handles Escape itself calls `preventDefault`.
 */
export function useCloseOnEscape(store: NotificationStore): void {
  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isTaken = document.querySelector(CLOSED_BY_ESCAPE) !== null;
      const id = focusedId() ?? (isTaken ? undefined : newestId(store));
      if (id === undefined) return;
      // Keeps the dialog open that contains the region.
      event.preventDefault();
      store.dismiss(id);
    }

    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
    };
  }, [store]);
}
