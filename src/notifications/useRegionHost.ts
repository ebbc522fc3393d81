import { useState, useSyncExternalStore } from 'react';

/** Shows the host above all else: the top layer has the popover that was opened last on top. */
function showOnTop(host: HTMLElement): void {
  if (typeof host.showPopover !== 'function') return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function createHost() {
  let host: HTMLElement | null = null;

  function subscribe(onChange: () => void): () => void {
    const element = (host ??= document.createElement('div'));
    element.popover = 'manual';
    element.dataset['colibriNotifications'] = '';
    // A dialog of React Aria neither hides it nor closes by a press on it.
    element.dataset['reactAriaTopLayer'] = '';
    // Dialogs of other libraries, such as Radix, close by a press that reaches the document.
    element.addEventListener('pointerdown', (event) => event.stopPropagation());
    // Without the browser's styles of popovers, which hide it for a moment each time that it is shown on top.
    element.style.cssText = 'all: unset; position: fixed; inset-block-start: 0';
    const stop = new AbortController();
    let dialogs: HTMLDialogElement[] = [];

    function place() {
      const found = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
      // In the order of opening: a dialog that is already known keeps its place.
      dialogs = [...new Set([...dialogs, ...found])].filter((one) => one.matches(':modal'));
      const parent = dialogs.at(-1) ?? document.body;
      if (element.parentNode === parent && element.isConnected) return;
      // `moveBefore` keeps focus, hover and scroll position. It requires an element that is in the document.
      const canMove = element.isConnected && 'moveBefore' in parent;
      if (canMove) parent.moveBefore(element, parent.firstChild);
      else parent.prepend(element);
      showOnTop(element);
    }

    function stayOnTop({ target }: Event) {
      if (!(target instanceof Element) || target.matches('[data-colibri-notifications]')) return;
      if (target.matches(':popover-open, dialog:modal, :fullscreen')) showOnTop(element);
    }

    const observer = new MutationObserver((records) => {
      // Changes of the region itself open no dialog. A search for each would be slow.
      if (records.some(({ target }) => !element.contains(target))) place();
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    // These events do not bubble from every element.
    for (const name of ['toggle', 'fullscreenchange']) {
      document.addEventListener(name, stayOnTop, { capture: true, signal: stop.signal });
    }
    place();
    onChange();
    return () => {
      stop.abort();
      observer.disconnect();
      element.remove();
    };
  }

  return { subscribe, getSnapshot: () => host };
}

/**
 * Returns the element that contains the region, or null on the server and during hydration: a popover, so that it is
 * above all else. It is the first element of the page, so that its buttons come first in the tab order. While a modal
 * dialog is open, it is the first element of the dialog, because everything outside is inert.
 */
export function useRegionHost(): HTMLElement | null {
  const [host] = useState(createHost);
  return useSyncExternalStore(host.subscribe, host.getSnapshot, () => null);
}
