import { useEffect, useState, useSyncExternalStore, type Ref, type RefObject } from 'react';

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
  // Only form controls have labels.
  const labels = (control as Partial<HTMLInputElement>).labels ?? [];
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  return [control, ...labels, ...descriptions].map((element) => element.getBoundingClientRect());
}

function place(list: HTMLElement, layer: HTMLElement): void {
  // The part of the page that is visible: on a zoomed page, and above an on-screen keyboard.
  const { visualViewport } = window;
  // Test environments without layout have none.
  if (!visualViewport) return;
  const { offsetTop: start, offsetLeft, width, height } = visualViewport;
  const end = start + height;
  const { style } = layer;
  const setEdges = (top: number, bottom: number) => {
    style.inset = `${top}px auto auto ${offsetLeft}px`;
    style.height = `${bottom - top}px`;
  };
  style.width = `${width}px`;
  style.padding = '';
  setEdges(start, end);

  const boxes = focusedBoxes(list);
  const box = list.getBoundingClientRect();
  if (!boxes.some(({ left, right }) => left < box.right && right > box.left)) return;
  const { paddingTop, paddingBottom } = getComputedStyle(layer);
  // On a small screen, the list may cover the label and the descriptions, but not the control.
  const attempts = [
    { around: boxes, minRoom: Math.min(box.height, MIN_ROOM) },
    { around: boxes.slice(0, 1), minRoom: MIN_HEIGHT },
  ];
  for (const { around, minRoom } of attempts) {
    const top = Math.min(...around.map((one) => one.top));
    const bottom = Math.max(...around.map((one) => one.bottom));
    if (top - GAP >= box.bottom || bottom + GAP <= box.top) return;
    const above = top - GAP - start - parseFloat(paddingTop);
    const below = end - parseFloat(paddingBottom) - bottom - GAP;
    if (Math.max(above, below) < minRoom) continue;
    if (below >= Math.min(box.height, above)) {
      setEdges(bottom, end);
      style.paddingTop = `${GAP}px`;
    } else {
      setEdges(start, top);
      style.paddingBottom = `${GAP}px`;
    }
    return;
  }
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
