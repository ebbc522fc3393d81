import { useState, useSyncExternalStore, type Ref } from 'react';

/** Everything outside of an open modal dialog or of the full-screen element is inert. These show no child elements. */
const MODAL =
  ':is(dialog:modal, :fullscreen):not(:root, audio, canvas, embed, iframe, img, object, video)';

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
    let modals: Element[] = [];

    function update() {
      // In the order of opening: an element that is already known keeps its place.
      modals = [...new Set([...modals, ...scope.querySelectorAll(MODAL)])].filter(
        (one) =>
          // An element of a notification cannot contain it, and the child elements of a shadow host may not be shown.
          one.matches(MODAL) && one.shadowRoot === null && !element.contains(one),
      );
      const parent = modals.at(-1) ?? shadow ?? document.body;
      if (element.parentNode === parent && element.isConnected) return;
      // `moveBefore` keeps focus, hover and scroll position. It requires an element that is in the document.
      const canMove = element.isConnected && 'moveBefore' in parent;
      if (canMove) parent.moveBefore(element, parent.firstChild);
      else parent.prepend(element);
      showOnTop(element);
    }

    function onTopLayerChange({ target }: Event) {
      if (!(target instanceof Element) || element.contains(target)) return;
      update();
      if (target.matches(':popover-open, dialog:modal, :fullscreen')) showOnTop(element);
    }

    const observer = new MutationObserver((records) => {
      // Changes of the region itself open no dialog. A search for each would be slow.
      if (records.some(({ target }) => !element.contains(target))) update();
    });
    observer.observe(scope, { subtree: true, childList: true, attributeFilter: ['open'] });
    // These events do not bubble from every element.
    for (const name of ['toggle', 'fullscreenchange']) {
      scope.addEventListener(name, onTopLayerChange, { capture: true, signal: stop.signal });
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
 * dialog is open, or an element is full screen, it is the first element of that, because everything outside is inert.
 * In a shadow root it is the first element of that, because styles do not apply across its border. `place` is the ref of
 * an element of the region's place in the tree.
 */
export function useTopLayer(): { host: HTMLElement | null; place: Ref<HTMLTemplateElement> } {
  const [{ subscribe, getSnapshot, setPlace }] = useState(createHost);
  return { host: useSyncExternalStore(subscribe, getSnapshot, () => null), place: setPlace };
}
