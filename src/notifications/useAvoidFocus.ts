import { useEffect, type RefObject } from 'react';

/** The distance between the notifications and the focused control, in px. It leaves room for a focus ring. */
const GAP = 8;
/** The height of the smallest notification, in px. */
const MIN_HEIGHT = 44;
/** The room for the notifications, in px, below which they may cover the label and the descriptions of the control. */
const MIN_ROOM = 128;

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

/** Returns the edges of the boxes, and the room for the list on the larger side of them. */
function roomAround(list: HTMLElement, boxes: readonly DOMRect[]) {
  const above = Math.min(...boxes.map((box) => box.top)) - GAP;
  const below = Math.max(...boxes.map((box) => box.bottom)) + GAP;
  const room = Math.max(above - list.offsetTop, window.innerHeight - below);
  return { above, below, room };
}

/** Returns the `inset-block` of the layer that places the list below or above the focused control. */
function insetOf(list: HTMLElement): string {
  const boxes = focusedBoxes(list);
  const { left, right } = list.getBoundingClientRect();
  const { offsetTop: top, offsetHeight: height } = list;
  const around = roomAround(list, boxes);
  const isInColumn = boxes.some((box) => box.left < right && box.right > left);
  if (!isInColumn || around.above >= top + height || around.below <= top) return '';
  // On a small screen, the list may cover the label and the descriptions, but not the control.
  const { above, below, room } =
    around.room < Math.min(height, MIN_ROOM) ? roomAround(list, boxes.slice(0, 1)) : around;
  if (room < MIN_HEIGHT) return '';
  const roomBelow = window.innerHeight - below;
  return roomBelow >= Math.min(height, above - top)
    ? `${below - top}px 0`
    : `0 ${window.innerHeight - above}px`;
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
