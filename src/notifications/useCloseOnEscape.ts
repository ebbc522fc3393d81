import { useEffect } from 'react';
import type { NotificationStore } from './NotificationStore';

/** What the browser closes by Escape. `:is()` ignores the selectors that a browser does not support. */
const CLOSED_BY_BROWSER =
  ':is(dialog:modal, [popover]:popover-open:not([popover="manual"]), select:open)';

function findId(store: NotificationStore): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-notification]');
  if (focused) return focused.dataset['notification'];
  if (document.querySelector(CLOSED_BY_BROWSER) !== null) return undefined;
  const active = store.getSnapshot().items.filter(({ state }) => state === 'active');
  return (store.preset.newestOnTop ? active[0] : active.at(-1))?.id;
}

/**
 * Closes the focused or the newest notification by Escape. The key closes an open dialog or menu first. A
 * menu that handles Escape itself calls `preventDefault`.
 */
export function useCloseOnEscape(store: NotificationStore): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const id = findId(store);
      if (id === undefined) return;
      // Otherwise the dialog that contains the region closes too.
      event.preventDefault();
      store.dismiss(id);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [store]);
}
