import { useEffect, type RefObject } from 'react';

/** The distance between the notifications and the focused control, in px: room for its focus ring. */
const GAP = 8;
/** The least height for the notifications to move into, in px. */
const LEAST = 64;

/** What the notifications never cover: the control with visible focus, its labels and its description. */
function focusedArea(layer: Element): DOMRect | undefined {
  // A heading that gets the focus by script is not a control.
  const control = document.activeElement;
  if (!control?.matches(':focus-visible:not([tabindex="-1"])')) return undefined;
  if (layer.contains(control)) return undefined;
  const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  const boxes = [control, ...labels, ...described].map((one) => one.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Returns the layer's inset in the block direction: with it, the list is below or above the focused control. */
function insetOf(layer: HTMLElement, list: HTMLElement): string {
  const area = focusedArea(layer);
  if (area === undefined) return '';
  const { left, right } = list.getBoundingClientRect();
  const { offsetTop: top, offsetHeight: height } = list;
  const isBeside = area.left >= right || area.right <= left;
  if (isBeside || area.top - GAP >= top + height || area.bottom + GAP <= top) return '';
  const above = area.top - GAP;
  const below = window.innerHeight - area.bottom - GAP;
  if (below >= Math.min(height, Math.max(above, LEAST))) {
    return `${String(area.bottom + GAP - top)}px 0`;
  }
  return above - top >= LEAST ? `0 ${String(window.innerHeight - above)}px` : '';
}

/**
 * Moves the notifications away from the focused control (WCAG 2.4.11). Measures once a frame at most:
 * after the focus moves, the page scrolls or changes its size, or another notification is the newest.
 */
export function useClearOfFocus(
  layer: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  newest: string | undefined,
): void {
  useEffect(() => {
    if (newest === undefined) return undefined;
    let frame = 0;

    function update() {
      cancelAnimationFrame(frame);
      // By the next frame the browser has scrolled the focused control into view.
      frame = requestAnimationFrame(() => {
        if (layer.current === null || list.current === null) return;
        layer.current.style.insetBlock = insetOf(layer.current, list.current);
      });
    }

    update();
    const events = ['focusin', 'focusout', 'scroll', 'resize'];
    for (const name of events) window.addEventListener(name, update, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) window.removeEventListener(name, update, { capture: true });
    };
  }, [layer, list, newest]);
}
