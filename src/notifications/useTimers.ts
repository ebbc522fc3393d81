import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { NotificationStore } from './NotificationStore';
import type { NotificationItem } from './content';

const EVENTS = [
  'focusin',
  'focusout',
  'pointerover',
  'pointerout',
  'blur',
  'focus',
  'visibilitychange',
];

/**
 * Stops the timers while the pointer or the focus is on a notification, while the tab is hidden and while the page does
 * not have the focus. Returns whether they run. The notifications that the pointer or the focus leaves are extended.
 */
export function useTimers(
  list: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
  store: NotificationStore,
): boolean {
  /** The ids of the notifications with the pointer or the focus, separated by spaces. */
  const [held, setHeld] = useState('');
  const [isPageInactive, setPageInactive] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    let hovered: EventTarget | null = null;

    function update(event?: Event): void {
      if (event?.type === 'pointerover') hovered = event.composedPath()[0] ?? null;
      // A touch ends with `pointerout`, while `:hover` matches until the next one.
      if (event?.type === 'pointerout') hovered = (event as PointerEvent).relatedTarget;
      const slots = [...(list.current?.children ?? [])].filter(
        (slot) =>
          (hovered instanceof Node && slot.contains(hovered)) || slot.matches(':focus-within'),
      );
      setHeld(slots.map((slot) => slot.getAttribute('data-notification')).join(' '));
      // The window also loses the focus to a frame of the page, such as a map. The document keeps it.
      setPageInactive(document.hidden || !document.hasFocus());
    }

    // On the window, because a notification can move away from the pointer.
    for (const type of EVENTS) {
      window.addEventListener(type, update, { capture: true, signal: stop.signal });
    }
    update();
    return () => {
      stop.abort();
    };
  }, [list]);

  const ids = held.split(' ');
  const isHeld = items.some(({ id, state }) => state === 'active' && ids.includes(id));
  const isRunning = !isPageInactive && !isHeld;
  useLayoutEffect(() => store.setRunning(isRunning), [store, isRunning]);
  useLayoutEffect(() => () => store.extend(held.split(' ')), [store, held]);
  return isRunning;
}
