/**
 * Defines what jsdom and happy-dom lack and the components call. Import it in a setup file of the tests. It has
 * no effect in a browser.
 *
 * The user prefers reduced motion, so that no animation runs.
 */

// Without an export, the functions would be global.
export {};

/** The part of happy-dom's API that sets the preference of the user. */
interface HappyDom {
  settings: { device: { prefersReducedMotion: string } };
}

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

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

/** The style sheet of jsdom hides every popover. */
function showPopover(this: HTMLElement): void {
  this.style.display = 'block';
}

function hidePopover(this: HTMLElement): void {
  this.style.display = '';
}

function scrollTo(): void {
  // jsdom has no layout to scroll.
}

/** Without layout, no element changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Whether `new FormData(form)` dispatches the `formdata` event, by which the masked fields add their values. */
function hasFormDataEvent(): boolean {
  const form = document.createElement('form');
  let isDispatched = false;
  form.addEventListener('formdata', () => {
    isDispatched = true;
  });
  return new FormData(form) instanceof FormData && isDispatched;
}

/** Replaces `FormData` by a subclass that dispatches the event. */
function addFormDataEvent(): void {
  const Original = window.FormData;
  class FormData extends Original {
    constructor(...args: ConstructorParameters<typeof Original>) {
      super(...args);
      const event = new Event('formdata', { bubbles: true });
      args[0]?.dispatchEvent(Object.assign(event, { formData: this }));
    }
  }
  Object.assign(window, { FormData });
  Object.assign(globalThis, { FormData });
}

if (typeof window !== 'undefined') {
  define(window, 'matchMedia', matchMedia);
  define(window, 'ResizeObserver', StillResizeObserver);
  define(Element.prototype, 'scrollTo', scrollTo);
  define(HTMLElement.prototype, 'showPopover', showPopover);
  define(HTMLElement.prototype, 'hidePopover', hidePopover);
  define(HTMLDialogElement.prototype, 'showModal', showModal);
  define(HTMLDialogElement.prototype, 'close', close);
  if (!hasFormDataEvent()) addFormDataEvent();
  // happy-dom has a `matchMedia`.
  const { happyDOM } = window as Window & { happyDOM?: HappyDom };
  if (happyDOM) happyDOM.settings.device.prefersReducedMotion = 'reduce';
}
