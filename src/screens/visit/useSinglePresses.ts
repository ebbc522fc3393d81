import { useEffect, useEffectEvent } from 'react';

/** What makes two presses one double press: their time apart in milliseconds, and their distance in px. */
const DOUBLE_PRESS = { ms: 500, px: 30 };

interface Press {
  time: number;
  x: number;
  y: number;
  /** The screen that was pressed. */
  place: string;
}

/**
 * Takes away the second press of a double press that meets another screen than the first: what now
 * stands under the finger was not meant. Presses without a position, of the keyboard and of assistive
 * technology, are left alone.
 */
export function useSinglePresses(place: string): void {
  const readPlace = useEffectEvent(() => place);

  useEffect(() => {
    let [before, last]: (Press | undefined)[] = [];
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    function begin({ timeStamp, clientX, clientY }: PointerEvent): void {
      before = last;
      last = { time: timeStamp, x: clientX, y: clientY, place: readPlace() };
    }
    // Whoever types between two presses means both.
    function forget(): void {
      last = undefined;
    }
    function press(event: MouseEvent): void {
      if (before === undefined || last === undefined || event.detail === 0) return;
      if (event.clientX === 0 && event.clientY === 0) return;
      const isDouble =
        last.time - before.time < DOUBLE_PRESS.ms &&
        Math.hypot(last.x - before.x, last.y - before.y) < DOUBLE_PRESS.px;
      if (!isDouble || before.place === readPlace()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    window.addEventListener('pointerdown', begin, options);
    window.addEventListener('input', forget, options);
    window.addEventListener('click', press, options);
    return () => {
      controller.abort();
    };
  }, []);
}
