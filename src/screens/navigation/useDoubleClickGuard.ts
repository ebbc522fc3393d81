import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Cancels a press that began on another screen: the second click of a double click, and a press while a slow
 * phone renders `screen`. The browser counts the clicks of a double click in `detail`, which is 0 for the
 * keyboard.
 */
export function useDoubleClickGuard(screen: string): void {
  const changedAt = useRef(0);

  // A layout effect records the time before the user can press a control of the new screen. Its first run is no change:
  // hydration keeps the screen, and a press that began before it is a choice.
  useLayoutEffect(
    () => () => {
      changedAt.current = performance.now();
    },
    [screen],
  );

  useEffect(() => {
    let startedAt = 0;
    const controller = new AbortController();

    function handlePress(event: MouseEvent): void {
      if (event.detail < 2) startedAt = event.timeStamp;
      if (event.detail === 0 || startedAt > changedAt.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    // `mousedown` moves the focus and opens the list of a select.
    for (const type of ['mousedown', 'click'] as const) {
      window.addEventListener(type, handlePress, { capture: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
}
