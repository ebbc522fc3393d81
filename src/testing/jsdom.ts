/**
 * Defines what jsdom lacks and the components call. Import it in the setup file of the tests. It changes
 * nothing that exists, so it has no effect in a browser.
 *
 * The user prefers reduced motion, so that no animation runs. Without an IntersectionObserver, the components
 * load pictures immediately, so it is not defined.
 */

/** Defines a property of a prototype or the window, unless it exists. */
function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function matchMedia(media: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  const matches = /prefers-reduced-motion:\s*reduce/.test(media);
  return Object.assign(list, { media, matches, onchange: null });
}

function animate(): Pick<Animation, 'cancel' | 'pause' | 'play' | 'finished'> {
  const ignore = () => undefined;
  const animation = { cancel: ignore, pause: ignore, play: ignore };
  return Object.assign(animation, { finished: Promise.resolve(animation as Animation) });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

function scrollTo(): void {
  // jsdom has no layout to scroll.
}

if (typeof window !== 'undefined') {
  define(window, 'matchMedia', matchMedia);
  define(Element.prototype, 'animate', animate);
  define(Element.prototype, 'scrollTo', scrollTo);
  define(HTMLDialogElement.prototype, 'showModal', showModal);
  define(HTMLDialogElement.prototype, 'close', close);
}
