import type { MaskedInput } from './MaskedInput';

/** What a masked field makes of its element's own `value`. */
export interface ValueProperty {
  /** Reads the raw value from now on, until it is called off or a value is written. */
  readRaw: (isRaw: boolean) => void;
  /** Gives the element its own property back. */
  release: () => void;
}

/**
 * Lets programs write raw values into an element, and never more than it shows go unjudged.
 *
 * A ref gives the very element that is shown: focus, events, places and `form.contains` are its own.
 * So its `value` reads as the display, as people, tests and assistive technology find it, and writing
 * it sets the raw value, as form libraries do. Only while a ref is handed over does it read raw: that
 * is when a form library reads what the field begins with. No form reads the element itself: it has no
 * name, so that a form sent before the page is alive carries no card, and its raw value joins the
 * form's data by the `formdata` event. A hidden input would put the CVV into the page for all to read.
 */
export function openValue(element: HTMLInputElement, input: MaskedInput): ValueProperty {
  const own = Object.getOwnPropertyDescriptor(element, 'value');
  const before = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let isReadRaw = false;

  Object.defineProperty(element, 'value', {
    configurable: true,
    enumerable: true,
    get: (): unknown => (isReadRaw ? input.raw : before?.get?.call(element)),
    set(value: unknown) {
      isReadRaw = false;
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      // What shows already is the field's own writing, or means no change.
      if (text === input.display) before?.set?.call(element, text);
      else input.assign(text);
    },
  });

  return {
    readRaw(isRaw) {
      isReadRaw = isRaw;
    },
    release() {
      if (own === undefined) Reflect.deleteProperty(element, 'value');
      else Object.defineProperty(element, 'value', own);
    },
  };
}
