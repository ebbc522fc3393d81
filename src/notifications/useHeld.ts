import { useEffect, useState, type RefObject } from 'react';

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
 * Returns what stops the timers of a list of notifications: the `ids` of those with the pointer or the focus, and whether
 * the tab is hidden or the page does not have the focus.
 */
export function useHeld(list: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState('');
  const [isPageInactive, setPageInactive] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    let hovered: EventTarget | null = null;

    function update(event?: Event): void {
      if (event?.type === 'pointerover') hovered = event.composedPath()[0] ?? null;
      // A touch ends with `pointerout`, while `:hover` matches until the next one.
      if (event?.type === 'pointerout') hovered = (event as PointerEvent).relatedTarget;
      const held = [...(list.current?.children ?? [])].filter(
        (slot) =>
          (hovered instanceof Node && slot.contains(hovered)) || slot.matches(':focus-within'),
      );
      setIds(held.map((slot) => slot.getAttribute('data-notification')).join(' '));
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

  return { ids: ids.split(' '), isPageInactive };
}
