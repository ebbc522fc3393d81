import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './store/NotificationStore';

/** How often a pause is checked, in ms. A notification can leave the pointer or lose the focus without an event. */
const CHECK_MS = 250;

const EVENTS = [
  'pointerover',
  'pointerdown',
  'pointerout',
  'pointercancel',
  'focusin',
  'focusout',
] as const;

/** Pauses the timers of a store while the pointer or the focus is on a notification. */
export function usePauseTimers(
  list: RefObject<HTMLElement | null>,
  store: NotificationStore,
): void {
  useEffect(() => {
    const stop = new AbortController();
    let pointer: PointerEvent | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Returns the element under the pointer. After a touch, `:hover` matches until the next one. */
    function findHovered(): Element | null | undefined {
      if (pointer?.pointerType !== 'touch') return list.current?.querySelector(':scope > :hover');
      const { pointerId, target } = pointer;
      return target instanceof Element && target.hasPointerCapture(pointerId) ? target : null;
    }

    function update(event?: Event): void {
      if (event instanceof PointerEvent) pointer = event;
      clearTimeout(timer);
      const ids = [findHovered(), document.activeElement]
        .filter((element) => list.current?.contains(element ?? null))
        .map((element) =>
          element?.closest('[data-notification]')?.getAttribute('data-notification'),
        )
        .filter((id) => typeof id === 'string');
      store.pause(ids);
      if (ids.length > 0) timer = setTimeout(update, CHECK_MS);
    }

    for (const name of EVENTS) {
      list.current?.addEventListener(name, update, { signal: stop.signal });
    }
    return () => {
      stop.abort();
      clearTimeout(timer);
      store.pause([]);
    };
  }, [list, store]);
}
