import { useEffect, type RefObject } from 'react';

/** The distance between the notifications and the focused control, in px. It leaves room for a focus ring. */
const GAP = 8;
/** The minimum height for the notifications above the control, in px. */
const MIN_HEIGHT = 64;

/** Returns the boxes of the control with visible focus, its labels and its descriptions. */
function focusedBoxes(list: Element): DOMRect[] {
  const control = document.activeElement;
  // A heading that is focused by a script is not a control.
  if (!control?.matches(':focus-visible:not([tabindex="-1"])') || list.contains(control)) return [];
  const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  return [control, ...labels, ...descriptions].map((element) => element.getBoundingClientRect());
}

/** Returns the `inset-block` of the layer that places the list below or above the focused control. */
function insetOf(list: HTMLElement): string {
  const boxes = focusedBoxes(list);
  const above = Math.min(...boxes.map((box) => box.top)) - GAP;
  const below = Math.max(...boxes.map((box) => box.bottom)) + GAP;
  const { left, right } = list.getBoundingClientRect();
  const { offsetTop: top, offsetHeight: height } = list;
  const isInColumn = boxes.some((box) => box.left < right && box.right > left);
  if (!isInColumn || above >= top + height || below <= top) return '';
  if (window.innerHeight - below >= Math.min(height, Math.max(above, MIN_HEIGHT))) {
    return `${below - top}px 0`;
  }
  return above - top >= MIN_HEIGHT ? `0 ${window.innerHeight - above}px` : '';
}

/**
 * Moves the notifications away from the focused control (WCAG 2.4.11), at most once per frame: after the
 * focus moves, the page scrolls or changes its size, or another notification is the newest.
 */
export function useAvoidFocus(
  list: RefObject<HTMLElement | null>,
  newestId: string | undefined,
): void {
  useEffect(() => {
    if (newestId === undefined) return undefined;
    let frame = 0;

    function update() {
      cancelAnimationFrame(frame);
      // In the next frame the browser has scrolled the focused control into view.
      frame = requestAnimationFrame(() => {
        const layer = list.current?.parentElement;
        if (list.current && layer) layer.style.insetBlock = insetOf(list.current);
      });
    }

    const stop = new AbortController();
    for (const name of ['focusin', 'focusout', 'scroll', 'resize']) {
      window.addEventListener(name, update, { capture: true, signal: stop.signal });
    }
    update();
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [list, newestId]);
}
