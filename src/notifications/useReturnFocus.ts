import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { NotificationStore } from './store/NotificationStore';

/**
 * Moves the focus out of a notification that closes: to the next one, or else to the element that had the
 * focus before. It subscribes to the store, because effects run after the focused button is removed.
 * @returns the focus handler of the list.
 */
export function useReturnFocus(
  list: RefObject<HTMLElement | null>,
  store: NotificationStore,
): (event: FocusEvent) => void {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    function isActive(slot: Element): boolean {
      const id = slot.getAttribute('data-notification');
      return store.getSnapshot().items.some((item) => item.id === id && item.state === 'active');
    }
    return store.subscribe(() => {
      const slots = [...(list.current?.children ?? [])];
      const index = slots.findIndex((slot) => slot.contains(document.activeElement));
      const focused = slots[index];
      if (focused === undefined || isActive(focused)) return;
      const next = slots.slice(index).find(isActive) ?? slots.slice(0, index).findLast(isActive);
      (next?.querySelector('button') ?? origin.current)?.focus({ preventScroll: true });
    });
  }, [list, store]);

  return function rememberOrigin({ currentTarget, relatedTarget }) {
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) origin.current = relatedTarget;
  };
}
