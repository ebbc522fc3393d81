import type { FieldControl } from './FieldControl';

/** The props of a field that its form uses. */
export interface FormProps {
  /** The name of the raw value in the form's data. */
  name: string | undefined;
  /** The raw value after a reset of the form. */
  initial: string;
}

/**
 * Adds the raw value of a field to the data of its form. The input has no name, so that a form that is submitted
 * before hydration contains no card. A hidden input would put the CVV into the markup.
 */
export function bindToForm(
  input: HTMLInputElement,
  control: FieldControl,
  getProps: () => FormProps,
): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };
  // The form of an input can change, for example when the form of its `form` attribute mounts later, or when the input
  // itself is attached to the document later.
  const roots = new Set([input.getRootNode(), input.ownerDocument]);
  const handled = new WeakSet<Event>();

  function listen(type: 'formdata' | 'reset' | 'submit', handle: (event: Event) => void): void {
    for (const root of roots) {
      root.addEventListener(
        type,
        (event) => {
          if (event.target === null || event.target !== input.form || handled.has(event)) return;
          handled.add(event);
          handle(event);
        },
        options,
      );
    }
  }

  listen('submit', () => {
    control._onChange();
  });
  listen('formdata', (event) => {
    control.syncFromDom();
    const { name } = getProps();
    if (name === undefined || name === '' || input.matches(':disabled')) return;
    const { formData } = event as FormDataEvent;
    formData.append(name, control.masked.finish(control.unmaskedValue));
  });
  listen('reset', (event) => {
    // The browser resets the input after this event.
    setTimeout(() => {
      if (event.defaultPrevented || options.signal.aborted) return;
      const before = control.unmaskedValue;
      control.setValue(getProps().initial);
      if (control.unmaskedValue !== before) control._fireEvent('accept');
    });
  });
  return () => {
    listeners.abort();
  };
}
