import { useLayoutEffect } from 'react';

/** The time of a double press, in milliseconds: what systems give a double click by default. */
const DOUBLE_PRESS_MS = 500;

function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/**
 * Takes the second press of a double press away from what has just come to stand under the finger:
 * a press within its time, or begun before, does nothing. The keyboard's are left alone, since the
 * focus does not stay where it was.
 */
export function useSettledPresses(isNew: boolean): void {
  // A layout effect, so that there is no moment at which the page stands without it.
  useLayoutEffect(() => {
    if (!isNew) return undefined;
    const settled = performance.now() + DOUBLE_PRESS_MS;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let began: number | undefined;
    let isOld = false;

    function begin({ timeStamp }: PointerEvent): void {
      began = timeStamp;
    }
    function end(): void {
      isOld = (began ?? 0) < settled;
      began = undefined;
    }
    function press(event: MouseEvent): void {
      if (isByKeyboard(event) || !(isOld || event.timeStamp < settled)) return;
      isOld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    window.addEventListener('pointerdown', begin, options);
    window.addEventListener('pointerup', end, options);
    window.addEventListener('click', press, options);
    return () => {
      controller.abort();
    };
  }, [isNew]);
}
