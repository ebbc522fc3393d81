import type { FieldControl } from './FieldControl';

/** The props of a field that its form reads. */
export interface FormProps {
  /** The name of the raw value in the form's data. */
  name: string | undefined;
  /** The raw value after the form's reset. */
  first: string;
}

/**
 * Gives a native form the raw value of a field whose input has no name: a form that is sent before
 * hydration carries no card, and a hidden input would put the CVV into the markup.
 */
export function bindToForm(
  input: HTMLInputElement,
  control: FieldControl,
  getProps: () => FormProps,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const { form } = input;

  form?.addEventListener('submit', () => control._onChange(), { signal, capture: true });
  form?.addEventListener(
    'formdata',
    ({ formData }) => {
      control.adopt();
      const { name } = getProps();
      if (name === undefined || name === '' || input.matches(':disabled')) return;
      formData.append(name, control.masked.finish(control.unmaskedValue));
    },
    { signal },
  );
  form?.addEventListener(
    'reset',
    (event) => {
      // The browser resets the input after this event.
      setTimeout(() => {
        if (event.defaultPrevented || signal.aborted) return;
        const before = control.unmaskedValue;
        control.load(getProps().first);
        if (control.unmaskedValue !== before) control._fireEvent('accept');
      });
    },
    { signal },
  );
  return () => {
    listeners.abort();
  };
}
