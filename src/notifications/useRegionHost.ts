import { useState, useSyncExternalStore, type Ref } from 'react';

/** Shows the host above all else: the top layer has the popover that was opened last on top. */
function showOnTop(host: HTMLElement): void {
  if (typeof host.showPopover !== 'function') return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function createHost() {
  let host: HTMLElement | null = null;
  let place: Element | null = null;

  /** A ref, which React sets before it subscribes. */
  function setPlace(element: Element | null): void {
    place = element;
  }

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
    const root = place?.getRootNode();
    const shadow = root instanceof ShadowRoot ? root : undefined;
    const scope = shadow ?? document;
    let dialogs: HTMLDialogElement[] = [];

    function update() {
      const found = scope.querySelectorAll<HTMLDialogElement>('dialog:modal');
      // In the order of opening: a dialog that is already known keeps its place.
      dialogs = [...new Set([...dialogs, ...found])].filter((one) => one.matches(':modal'));
      const parent = dialogs.at(-1) ?? shadow ?? document.body;
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
      if (records.some(({ target }) => !element.contains(target))) update();
    });
    observer.observe(scope, { subtree: true, childList: true, attributeFilter: ['open'] });
    // These events do not bubble from every element.
    for (const name of ['toggle', 'fullscreenchange']) {
      scope.addEventListener(name, stayOnTop, { capture: true, signal: stop.signal });
    }
    update();
    onChange();
    return () => {
      stop.abort();
      observer.disconnect();
      element.remove();
    };
  }

  return { subscribe, getSnapshot: () => host, setPlace };
}

/**
 * Returns the element that contains the region, or null on the server and during hydration: a popover, so that it is
 * above all else. It is the first element of the page, so that its buttons come first in the tab order. While a modal
 * dialog is open, it is the first element of the dialog, because everything outside is inert. In a shadow root it is the
 * first element of that, because styles do not apply across its border. `place` is the ref of an element of the region's
 * place in the tree.
 */
export function useRegionHost(): { host: HTMLElement | null; place: Ref<HTMLTemplateElement> } {
  const [{ subscribe, getSnapshot, setPlace }] = useState(createHost);
  return { host: useSyncExternalStore(subscribe, getSnapshot, () => null), place: setPlace };
}
