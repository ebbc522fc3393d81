import { useEffect, useEffectEvent } from 'react';

/** What makes two presses one double press: their time apart in milliseconds, and their distance in px. */
const DOUBLE_PRESS = { ms: 500, px: 30 };

const CONTROLS = 'a, button, dialog, input, label, select, summary';

interface Press {
  time: number;
  x: number;
  y: number;
  /** The screen that was pressed. */
  place: string;
  /** The control that was pressed. */
  control: Element | null;
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** Whether a press meets another control than the one before it, which stands there no more. */
function isAnother(before: Press, { control }: Press): boolean {
  if (control === before.control) return false;
  return controlOf(document.elementFromPoint(before.x, before.y)) !== before.control;
}

/**
 * Takes away the second press of a double press that meets another screen than the first, or another
 * control: what now stands under the finger was not meant. Presses without a position, of the keyboard
 * and of assistive technology, are left alone.
 */
export function useSinglePresses(place: string): void {
  const readPlace = useEffectEvent(() => place);

  useEffect(() => {
    let [before, last]: (Press | undefined)[] = [];
    let isAstray = false;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    function begin({ timeStamp, clientX, clientY, target }: PointerEvent): void {
      before = last;
      const control = controlOf(target);
      last = { time: timeStamp, x: clientX, y: clientY, place: readPlace(), control };
      isAstray = before !== undefined && isAnother(before, last);
    }
    // Whoever types between two presses means both. A choice tells of itself as well, but not as typing does.
    function forget(event: Event): void {
      if (event instanceof InputEvent) last = undefined;
    }
    function press(event: MouseEvent): void {
      if (before === undefined || last === undefined || event.detail === 0) return;
      if (event.clientX === 0 && event.clientY === 0) return;
      const isDouble =
        last.time - before.time < DOUBLE_PRESS.ms &&
        Math.hypot(last.x - before.x, last.y - before.y) < DOUBLE_PRESS.px;
      if (!isDouble || (before.place === readPlace() && !isAstray)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    window.addEventListener('pointerdown', begin, options);
    window.addEventListener('input', forget, options);
    // Of a list to choose from, the button alone opens it; and the focus goes with it.
    window.addEventListener('mousedown', press, options);
    window.addEventListener('click', press, options);
    return () => {
      controller.abort();
    };
  }, []);
}
