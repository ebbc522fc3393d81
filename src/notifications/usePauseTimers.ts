import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './store/NotificationStore';

/** Pauses the timers of a store while the pointer or the focus is on a notification. */
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
    }

    function listen(type: 'focusin' | 'focusout' | 'pointerover' | 'pointerout'): void {
      document.addEventListener(
        type,
        (event) => {
          if (type === 'pointerover') hovered = event.target;
          if (type === 'pointerout') hovered = (event as PointerEvent).relatedTarget;
          update();
        },
        // On the document, because a notification can move away from the pointer.
        { capture: true, signal: stop.signal },
      );
    }

    listen('focusin');
    listen('focusout');
    // A touch ends with `pointerout`, while `:hover` matches until the next one.
    listen('pointerover');
    listen('pointerout');
    return () => {
      stop.abort();
      store.pause([]);
    };
  }, [list, store]);
}
