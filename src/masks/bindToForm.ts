import type { FieldControl } from './FieldControl';

/** Replaces a value in the data of a form, in its place. Other fields can have the same name. */
function replaceValue(data: FormData, name: string, value: string, next: string): void {
  const values = data.getAll(name);
  const index = values.indexOf(value);
  // The event has passed another root, whose listener has replaced the value.
  if (index === -1) return;
  values.splice(index, 1, next);
  const [first = '', ...others] = values;
  data.set(name, first);
  for (const other of others) data.append(name, other);
}

/**
 * Replaces the display of a field by its raw value in the data of its form. A hidden input would put the CVV into the
 * markup.
 * @param getInitial Returns the raw value after a reset of the form.
 */
export function bindToForm(
  input: HTMLInputElement,
  control: FieldControl,
  getInitial: () => string,
): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };
  // The form of an input can change, for example when the form of its `form` attribute mounts later, or when the input
  // itself is attached to the document later.
  const roots = new Set([input.getRootNode(), input.ownerDocument]);

  function listen(type: 'formdata' | 'reset' | 'submit', handle: (event: Event) => void): void {
    for (const root of roots) {
      root.addEventListener(
        type,
        (event) => {
          if (event.target !== null && event.target === input.form) handle(event);
        },
        options,
      );
    }
  }

  listen('submit', () => {
    control._onChange();
  });
  listen('formdata', (event) => {
    const { name, value } = input;
    control.syncFromDom();
    if (name === '' || input.matches(':disabled')) return;
    const raw = control.masked.finish(control.unmaskedValue);
    replaceValue((event as FormDataEvent).formData, name, value, raw);
  });
  listen('reset', (event) => {
    // The browser resets the input after this event.
    setTimeout(() => {
      if (event.defaultPrevented || options.signal.aborted) return;
      const before = control.unmaskedValue;
      control.setValue(getInitial());
      if (control.unmaskedValue !== before) control._fireEvent('accept');
    });
  });
  return () => {
    listeners.abort();
  };
}
