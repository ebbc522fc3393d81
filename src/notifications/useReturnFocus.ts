import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './NotificationStore';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Moves the focus out of a notification that closes: to the next one, or else to the element that had the
 * focus before, or a control of the open dialog. It subscribes to the store, because effects run after the
 * focused button is removed.
 */
export function useReturnFocus(
  list: RefObject<HTMLElement | null>,
  store: NotificationStore,
): void {
  useEffect(() => {
    const stop = new AbortController();
    let origin = document.activeElement;

    function isActive(slot: Element): boolean {
      const id = slot.getAttribute('data-notification');
      return store.getSnapshot().items.some((item) => item.id === id && item.state === 'active');
    }
    function isOutside(element: Element): boolean {
      return list.current?.contains(element) === false;
    }

    // The element that loses the focus is unknown when the Tab key comes from the browser's own controls.
    function rememberOrigin({ target }: Event): void {
      if (target instanceof Element && isOutside(target)) origin = target;
    }
    document.addEventListener('focusin', rememberOrigin, { signal: stop.signal });

    const unsubscribe = store.subscribe(() => {
      const slots = [...(list.current?.children ?? [])];
      const index = slots.findIndex((slot) => slot.contains(document.activeElement));
      const focused = slots[index];
      if (focused === undefined || isActive(focused)) return;
      const next = slots.slice(index).find(isActive) ?? slots.slice(0, index).findLast(isActive);
      const controls = [...(focused.closest('dialog')?.querySelectorAll(CONTROLS) ?? [])];
      for (const target of [next?.querySelector('button'), origin, ...controls.filter(isOutside)]) {
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
        if (target === document.activeElement) return;
      }
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [list, store]);
}
