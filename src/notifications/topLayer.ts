import { useLayoutEffect, type RefObject } from 'react';

/** Shows a popover above everything else in the top layer: the one opened last is on top. */
export function showOnTop(layer: HTMLElement): void {
  if (!layer.isConnected || typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

/**
 * Keeps the layer on top while it has something to show. It is shown once, and again only after
 * another element has entered the top layer: showing it computes the style of everything inside.
 */
export function useTopLayer(layer: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null || !isOpen) return undefined;
    showOnTop(element);

    function stayOnTop({ target }: Event) {
      if (element === null || target === element || !(target instanceof Element)) return;
      if (target.matches(':popover-open, dialog:modal, :fullscreen')) showOnTop(element);
    }

    // Neither event bubbles from every element.
    const events = ['toggle', 'fullscreenchange'];
    for (const name of events) document.addEventListener(name, stayOnTop, true);
    return () => {
      for (const name of events) document.removeEventListener(name, stayOnTop, true);
      if (element.isConnected && typeof element.hidePopover === 'function') element.hidePopover();
    };
  }, [layer, isOpen]);
}
