import { useEffect, type RefObject } from 'react';

/** The distance between the notifications and the focused control, in px. It leaves room for a focus ring. */
const GAP = 8;
/** The height of the smallest notification, in px. */
const MIN_HEIGHT = 44;
/** The room for the notifications, in px, below which they may cover the label and the descriptions of the control. */
const MIN_ROOM = 128;

/** The top and the bottom of the part of the page in which notifications can be shown, in px. */
type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/** Returns the boxes of the control with visible focus, its labels and its descriptions. */
function focusedBoxes(list: Element): DOMRect[] {
  const control = document.activeElement;
  // A heading that is focused by a script is not a control.
  if (!control?.matches(':focus-visible:not([tabindex="-1"])') || list.contains(control)) return [];
  // Only form controls have labels.
  const labels = (control as Partial<HTMLInputElement>).labels ?? [];
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  return [control, ...labels, ...descriptions].map((element) => element.getBoundingClientRect());
}

/** Returns the edges of the layer that place the list below or above the focused control. */
function avoidFocus(list: HTMLElement, edges: Edges): Edges {
  const { offsetTop: padding, offsetHeight: height } = list;
  const { left, right } = list.getBoundingClientRect();
  const { top, bottom } = edges;
  const start = top + padding;
  const boxes = focusedBoxes(list);
  if (!boxes.some((box) => box.left < right && box.right > left)) return edges;
  // On a small screen, the list may cover the label and the descriptions, but not the control.
  const attempts = [
    { around: boxes, minRoom: Math.min(height, MIN_ROOM) },
    { around: boxes.slice(0, 1), minRoom: MIN_HEIGHT },
  ];
  for (const { around, minRoom } of attempts) {
    const above = Math.min(...around.map((box) => box.top)) - GAP;
    const below = Math.max(...around.map((box) => box.bottom)) + GAP;
    if (above >= start + height || below <= start) return edges;
    if (Math.max(above - start, bottom - below) < minRoom) continue;
    return bottom - below >= Math.min(height, above - start)
      ? { top: below - padding, bottom }
      : { top, bottom: above };
  }
  return edges;
}

function place(list: HTMLElement, layer: HTMLElement): void {
  // The part of the page that is visible: on a zoomed page, and above an on-screen keyboard.
  const { visualViewport } = window;
  // Test environments without layout have none.
  if (!visualViewport) return;
  const { offsetTop, offsetLeft, width, height } = visualViewport;
  const visible = { top: offsetTop, bottom: offsetTop + height };
  layer.style.inset = `${offsetTop}px auto auto ${offsetLeft}px`;
  layer.style.width = `${width}px`;
  const { top, bottom } = avoidFocus(list, visible);
  layer.style.top = `${top}px`;
  layer.style.height = `${bottom - top}px`;
}

/**
 * Places the notifications in the visible part of the page, and away from the focused control (WCAG 2.4.11), at most
 * once per frame: after the focus moves, the page scrolls, zooms or changes its size, or the list changes its size.
 */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = list.current;
    const layer = element?.parentElement;
    if (!element || !layer || !isOpen) return undefined;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      // In the next frame the browser has scrolled the focused control into view.
      frame = requestAnimationFrame(() => place(element, layer));
    };
    const stop = new AbortController();
    for (const name of ['focusin', 'focusout', 'scroll', 'resize']) {
      for (const target of [window, window.visualViewport]) {
        target?.addEventListener(name, update, { capture: true, signal: stop.signal });
      }
    }
    const observer = new ResizeObserver(update);
    observer.observe(element);
    place(element, layer);
    return () => {
      stop.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list, isOpen]);
}
