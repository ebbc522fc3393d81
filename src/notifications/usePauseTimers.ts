import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './store/NotificationStore';

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
 * Pauses the timers of a store while the pointer or the focus is on a notification, the tab is hidden, or the page does
 * not have the focus.
 */
export function usePauseTimers(
  list: RefObject<HTMLElement | null>,
  store: NotificationStore,
): void {
  useEffect(() => {
    const stop = new AbortController();
    let hovered: EventTarget | null = null;

    function update(): void {
      const ids = [hovered, document.activeElement]
        .filter((one) => one instanceof Element && list.current?.contains(one) === true)
        .map((one) => (one as Element).closest<HTMLElement>('[data-notification]'))
        .map((slot) => slot?.dataset['notification'])
        .filter((id) => id !== undefined);
      store.pause(ids);
      // The window also loses the focus to a frame of the page, such as a map. The document keeps it.
      store.setPageInactive(document.hidden || !document.hasFocus());
    }

    function handleEvent(event: Event): void {
      if (event.type === 'pointerover') hovered = event.target;
      // A touch ends with `pointerout`, while `:hover` matches until the next one.
      if (event.type === 'pointerout') hovered = (event as PointerEvent).relatedTarget;
      update();
    }

    // On the window, because a notification can move away from the pointer.
    for (const type of EVENTS) {
      window.addEventListener(type, handleEvent, { capture: true, signal: stop.signal });
    }
    update();
    return () => {
      stop.abort();
      store.pause([]);
    };
  }, [list, store]);
}
