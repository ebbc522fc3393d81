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

/** Whether a press comes so soon after another, and so near, that both are one double press. */
function isSecond({ time, x, y }: Press, first: Press): boolean {
  const isSoon = time - first.time < DOUBLE_PRESS.ms;
  return isSoon && Math.hypot(x - first.x, y - first.y) < DOUBLE_PRESS.px;
}

/** Whether a press meets another control than the first, which stands there no more. */
function isAstray({ control }: Press, first: Press): boolean {
  if (control === first.control) return false;
  return controlOf(document.elementFromPoint(first.x, first.y)) !== first.control;
}

/**
 * Takes away the second press of a double press that meets another screen than the first, or another
 * control: what now stands under the finger was not meant. Presses without a position, of the keyboard
 * and of assistive technology, are left alone.
 */
export function useSinglePresses(place: string): void {
  const readPlace = useEffectEvent(() => place);

  useEffect(() => {
    let last: Press | undefined;
    /** The first press of a double press whose second one is being made. */
    let first: Press | undefined;
    let strays = false;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    function begin({ timeStamp: time, clientX: x, clientY: y, target }: PointerEvent): void {
      const next = { time, x, y, place: readPlace(), control: controlOf(target) };
      first = last !== undefined && isSecond(next, last) ? last : undefined;
      strays = first !== undefined && isAstray(next, first);
      last = next;
    }
    // Whoever types between two presses means both. A choice tells of itself as well, but not as typing does.
    function forget(event: Event): void {
      if (event instanceof InputEvent) first = last = undefined;
    }
    function press(event: MouseEvent): void {
      if (first === undefined || event.detail === 0) return;
      if (event.clientX === 0 && event.clientY === 0) return;
      if (!strays && first.place === readPlace()) return;
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
