import { useLayoutEffect, type RefObject } from 'react';

/** Shows a popover above all others: the top layer has the element that was opened last on top. */
export function showOnTop(layer: HTMLElement): void {
  if (!layer.isConnected || typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

/**
 * Keeps the popover around the list above all else while it is open. It is shown again only after another
 * element has entered the top layer, because showing it recalculates the style of its content.
 */
export function useTopLayer(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const layer = list.current?.parentElement;
    if (!layer || !isOpen) return undefined;
    showOnTop(layer);

    const stop = new AbortController();
    // These events do not bubble from every element.
    for (const name of ['toggle', 'fullscreenchange']) {
      document.addEventListener(name, stayOnTop, { capture: true, signal: stop.signal });
    }
    function stayOnTop({ target }: Event) {
      if (!layer || target === layer || !(target instanceof Element)) return;
      if (target.matches(':popover-open, dialog:modal, :fullscreen')) showOnTop(layer);
    }

    return () => {
      stop.abort();
      if (layer.isConnected && typeof layer.hidePopover === 'function') layer.hidePopover();
    };
  }, [list, isOpen]);
}
