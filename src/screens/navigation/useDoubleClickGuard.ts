import { useEffect, useLayoutEffect, useRef } from 'react';

/** The maximum time in ms and the maximum distance in px between the presses of a double click. */
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

/** Whether a press is on another control than the last one, which is no longer at its position. */
function isOnNewControl({ control }: Press, last: Press): boolean {
  if (control === last.control) return false;
  return controlOf(document.elementFromPoint(last.x, last.y)) !== last.control;
}

/**
 * Cancels the second press of a double click if the first one changed the screen, and the second is on
 * another control. A press counts as the second one shortly after the first, or shortly after `screen`
 * changes, which takes longer on slow phones. Presses without a position (keyboard and assistive
 * technology) are never cancelled.
 */
export function useDoubleClickGuard(screen: string): void {
  const changedAt = useRef(0);

  // A layout effect records the time before the user can press a control of the new screen.
  useLayoutEffect(() => {
    changedAt.current = performance.now();
  }, [screen]);

  useEffect(() => {
    let last: Press | undefined;
    let isSecondPress = false;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    function handlePress({ timeStamp: time, clientX: x, clientY: y, target }: PointerEvent): void {
      const press = { time, x, y, control: controlOf(target) };
      isSecondPress =
        last !== undefined &&
        time < Math.max(last.time, changedAt.current) + DOUBLE_CLICK.ms &&
        isNear(press, last) &&
        isOnNewControl(press, last);
      // After a cancelled press, a third one is also unintended.
      last = isSecondPress && last ? { ...press, control: last.control } : press;
    }
    // Typing between two presses means that both are intended. A select fires `input`, but no InputEvent.
    function reset(event: Event): void {
      if (event instanceof InputEvent) last = undefined;
    }
    function cancel(event: MouseEvent): void {
      const hasPosition = event.clientX !== 0 || event.clientY !== 0;
      if (!isSecondPress || event.detail === 0 || !hasPosition) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    window.addEventListener('pointerdown', handlePress, options);
    window.addEventListener('input', reset, options);
    // `mousedown` moves the focus and opens the list of a select.
    window.addEventListener('mousedown', cancel, options);
    window.addEventListener('click', cancel, options);
    return () => {
      controller.abort();
    };
  }, []);
}
