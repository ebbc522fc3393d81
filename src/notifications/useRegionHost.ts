import { useState, useSyncExternalStore } from 'react';
import { NotificationError } from './store/NotificationError';
import { showOnTop } from './useTopLayer';

/**
 * Checks that an element is not in a shadow root, whose styles and dialogs do not apply to the region's host.
 * @throws {NotificationError} in a shadow root.
 */
export function requireDocument(element: Element | null): void {
  if (!(element?.getRootNode() instanceof ShadowRoot)) return;
  throw new NotificationError(
    'NotificationRegion was rendered in a shadow root: the notifications are in the body, without the styles of ' +
      'the shadow root. Render it in the document, with the same store.',
  );
}

function move(host: HTMLElement, parent: HTMLElement): void {
  // `moveBefore` keeps focus, hover and scroll position. It requires an element that is in the document.
  if (host.isConnected && 'moveBefore' in parent) parent.moveBefore(host, parent.firstChild);
  else parent.prepend(host);
  // A popover that is moved is closed.
  for (const layer of host.querySelectorAll<HTMLElement>('[data-open]')) showOnTop(layer);
}

function createHost() {
  let host: HTMLElement | null = null;

  function subscribe(onChange: () => void): () => void {
    const element = (host ??= document.createElement('div'));
    let dialogs: HTMLDialogElement[] = [];

    function place() {
      const found = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
      // In the order of opening: a dialog that is already known keeps its place.
      dialogs = [...new Set([...dialogs, ...found])].filter((one) => one.matches(':modal'));
      const parent = dialogs.at(-1) ?? document.body;
      if (element.parentNode !== parent || !element.isConnected) move(element, parent);
    }

    const observer = new MutationObserver((records) => {
      // Changes of the region itself open no dialog. A search for each would be slow.
      if (records.some(({ target }) => !element.contains(target))) place();
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    place();
    onChange();
    return () => {
      observer.disconnect();
      element.remove();
    };
  }

  return { subscribe, getSnapshot: () => host };
}

/**
 * Returns the element that contains the region, or null on the server and during hydration. It is the
 * first element of the page, so that its buttons come first in the tab order. While a modal dialog is
 * open, it is the first element of the dialog, because everything outside is inert.
 */
export function useRegionHost(): HTMLElement | null {
  const [host] = useState(createHost);
  return useSyncExternalStore(host.subscribe, host.getSnapshot, () => null);
}
