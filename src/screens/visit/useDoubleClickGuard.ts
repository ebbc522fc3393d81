import { useEffect, useLayoutEffect, useRef } from 'react';

/** What makes two presses a double click: their time apart in ms, and their distance in px. */
const DOUBLE_CLICK = { ms: 500, px: 30 };

const CONTROLS = 'a, button, dialog, input, label, select, summary';

interface Press {
  time: number;
  x: number;
  y: number;
  control: Element | null;
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function isNear(press: Press, last: Press): boolean {
  return Math.hypot(press.x - last.x, press.y - last.y) < DOUBLE_CLICK.px;
}

/** Whether a press meets another control than the last one, whose control is there no more. */
function meetsAnother({ control }: Press, last: Press): boolean {
  if (control === last.control) return false;
  return controlOf(document.elementFromPoint(last.x, last.y)) !== last.control;
}

/**
 * Cancels the second press of a double click if it meets another control than the first, because the
 * first has changed the screen. It is the second one if it comes soon after the first, or soon after
 * `screen` has changed, which takes a slow phone a while. Presses without a position, by the keyboard
 * and by assistive technology, are left alone.
 */
export function useDoubleClickGuard(screen: string): void {
  const changedAt = useRef(0);

  // A layout effect, so that no press comes between the screen and its time.
  useLayoutEffect(() => {
    changedAt.current = performance.now();
  }, [screen]);

  useEffect(() => {
    let last: Press | undefined;
    let isStray = false;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    function begin({ timeStamp: time, clientX: x, clientY: y, target }: PointerEvent): void {
      const press = { time, x, y, control: controlOf(target) };
      isStray =
        last !== undefined &&
        time < Math.max(last.time, changedAt.current) + DOUBLE_CLICK.ms &&
        isNear(press, last) &&
        meetsAnother(press, last);
      // After a stray press, a third one is as little meant as the second.
      last = isStray && last ? { ...press, control: last.control } : press;
    }
    // Whoever types between two presses means both. A choice fires `input` as well, but no InputEvent.
    function forget(event: Event): void {
      if (event instanceof InputEvent) last = undefined;
    }
    function cancel(event: MouseEvent): void {
      const hasPosition = event.clientX !== 0 || event.clientY !== 0;
      if (!isStray || event.detail === 0 || !hasPosition) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    window.addEventListener('pointerdown', begin, options);
    window.addEventListener('input', forget, options);
    // The focus, and the list of a select, come with `mousedown`.
    window.addEventListener('mousedown', cancel, options);
    window.addEventListener('click', cancel, options);
    return () => {
      controller.abort();
    };
  }, []);
}
