import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './NotificationStore';

const CONTROLS = ':is(a[href], button, input, select, textarea)';

/** Focuses the first of the elements that can have the focus. Returns whether there is one. */
function focusFirst(targets: readonly (Element | null | undefined)[]): boolean {
  return targets.some((target) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    return target != null && target === document.activeElement;
  });
}

/**
 * Moves the focus to the first notification by F6, and back. When the notification with the focus closes, the focus
 * moves to the next one, or else back: to the element that had the focus before, or a control of the open dialog.
 * It subscribes to the store, because effects run after the focused button is removed.
 */
export function useRegionFocus(
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

    function moveBack(focused: HTMLElement, next?: Element | null): void {
      const controls = [...(focused.closest('dialog')?.querySelectorAll(CONTROLS) ?? [])];
      if (!focusFirst([next, origin, ...controls.filter(isOutside)])) focused.blur();
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const focused = document.activeElement;
      const first = list.current?.querySelector(`:scope > :not([inert]) ${CONTROLS}`);
      if (focused instanceof HTMLElement && !isOutside(focused)) moveBack(focused);
      else if (!focusFirst([first])) return;
      // Otherwise the browser moves the focus to its own controls.
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });

    const unsubscribe = store.subscribe(() => {
      const focused = document.activeElement;
      const slots = [...(list.current?.children ?? [])];
      const index = slots.findIndex((slot) => slot.contains(focused));
      const slot = slots[index];
      if (slot === undefined || isActive(slot) || !(focused instanceof HTMLElement)) return;
      const next = slots.slice(index).find(isActive) ?? slots.slice(0, index).findLast(isActive);
      // Its close button, and not its action, which a second press of the key would call.
      moveBack(focused, next?.querySelector(':scope > div > button'));
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [list, store]);
}
