/** An element for the region that is always where it can be used. */
export interface NotificationHost {
  /** Puts the element into the page, and takes it out again. */
  subscribe: (listener: () => void) => () => void;
  /** The element, once it is in the page. */
  getSnapshot: () => HTMLElement | null;
}

/** Lifts a popover over everything that came into the top layer before. */
export function raise(layer: Element): void {
  if (!(layer instanceof HTMLElement) || !layer.isConnected) return;
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

function move(element: HTMLElement, parent: HTMLElement): void {
  // `moveBefore` keeps focus, hover and scroll; it cannot bring in what is in no document.
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, null);
  else parent.append(element);
  for (const layer of element.children) raise(layer);
}

/** Makes the pick of the modal dialog opened last, which is the one not inert. */
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
 * Makes a region's host. It stands at the end of the page, and inside the modal dialog while one is
 * open: outside it everything is inert, popovers too. It moves as one element, so what is in it lives on.
 */
export function createHost(): NotificationHost {
  let element: HTMLElement | null = null;
  return {
    getSnapshot: () => element,
    subscribe(listener) {
      const host = (element ??= document.createElement('div'));
      const topDialog = createTopDialog();
      function settle() {
        const parent = topDialog() ?? document.body;
        if (host.parentNode !== parent || !host.isConnected) move(host, parent);
      }
      const observer = new MutationObserver(settle);
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
      settle();
      listener();
      return () => {
        observer.disconnect();
        host.remove();
      };
    },
  };
}
