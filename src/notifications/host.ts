import { showOnTop } from './topLayer';

/** The element that a region renders into. */
export interface NotificationHost {
  /** Inserts the element into the page; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** The element, once it is in the page. */
  getSnapshot: () => HTMLElement | null;
}

function move(element: HTMLElement, parent: HTMLElement): void {
  // `moveBefore` keeps focus, hover and scroll position, but only moves elements of a document.
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, parent.firstChild);
  else parent.prepend(element);
  // A popover that is moved is closed.
  for (const layer of element.querySelectorAll<HTMLElement>('[data-open]')) showOnTop(layer);
}

/** Returns a function that finds the modal dialog opened last: all others are inert. */
function createTopDialog(): () => HTMLElement | undefined {
  let stack: Element[] = [];
  return function topDialog() {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:modal')];
    stack = [
      ...stack.filter((dialog) => open.some((one) => one === dialog)),
      ...open.filter((dialog) => !stack.includes(dialog)),
    ];
    return open.find((dialog) => dialog === stack.at(-1));
  };
}

/**
 * Creates a region's host: the first element of the page, as the notifications are at its top. While a
 * modal dialog is open it is the first element of the dialog, because everything outside is inert. It
 * moves as one element, so that its content keeps its state.
 */
export function createHost(): NotificationHost {
  let element: HTMLElement | null = null;
  return {
    getSnapshot: () => element,
    subscribe(listener) {
      const host = (element ??= document.createElement('div'));
      const topDialog = createTopDialog();
      function place() {
        const parent = topDialog() ?? document.body;
        if (host.parentNode !== parent || !host.isConnected) move(host, parent);
      }
      const observer = new MutationObserver((records) => {
        // The region's own changes open no dialog, and each would cost a search of the whole page.
        if (records.some(({ target }) => !host.contains(target))) place();
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
      place();
      listener();
      return () => {
        observer.disconnect();
        host.remove();
      };
    },
  };
}
