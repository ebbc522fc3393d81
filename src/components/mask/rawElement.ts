import type { MaskedInput } from './MaskedInput';

const faces = new WeakMap<HTMLInputElement, HTMLInputElement>();

/**
 * The element as forms should see it: its `value` is the raw one, and everything else is its own.
 * A form library that looks for a real, connected element finds one.
 */
export function rawElement(element: HTMLInputElement, input: MaskedInput): HTMLInputElement {
  // One face for one element: a form library takes a new one for a new field.
  const known = faces.get(element);
  if (known !== undefined) return known;
  const face = new Proxy(element, {
    get(target, key) {
      if (key === 'value') return input.raw;
      if (key === 'defaultValue') return input.initial;
      const own: unknown = Reflect.get(target, key, target);
      if (typeof own !== 'function' || key === 'constructor') return own;
      const bound: unknown = own.bind(target);
      return bound;
    },
    set(target, key, value: unknown) {
      if (key !== 'value') return Reflect.set(target, key, value, target);
      input.set(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
      return true;
    },
  });
  faces.set(element, face);
  return face;
}
