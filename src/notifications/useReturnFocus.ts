import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { NotificationStore } from './store/types';

const SLOT = '[data-notification]';

function isElement(target: unknown): target is HTMLElement {
  return target instanceof HTMLElement;
}

/** The slots after `slot`, nearest first, then those before it, nearest first. */
function neighbours(slot: Element): HTMLElement[] {
  const all = [...(slot.parentElement?.children ?? [])].filter(isElement);
  const at = all.findIndex((one) => one === slot);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/**
 * Moves the focus out of a notification that closes: to the next one, else to where it was before. It
 * subscribes to the store, because React's effects run after the element is removed.
 * @returns the focus handler of the list.
 */
export function useReturnFocus(
  list: RefObject<HTMLElement | null>,
  store: NotificationStore,
): (event: FocusEvent) => void {
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    function isActive(slot: HTMLElement): boolean {
      const id = slot.dataset['notification'];
      return store.getSnapshot().items.some((item) => item.id === id && item.state === 'active');
    }
    return store.subscribe(() => {
      const slot = document.activeElement?.closest<HTMLElement>(SLOT);
      if (!slot || list.current?.contains(slot) !== true || isActive(slot)) return;
      const next = neighbours(slot).find(isActive);
      (next?.querySelector('button') ?? before.current)?.focus({ preventScroll: true });
    });
  }, [list, store]);

  return function rememberOrigin({ currentTarget, relatedTarget }) {
    if (isElement(relatedTarget) && !currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget;
    }
  };
}
