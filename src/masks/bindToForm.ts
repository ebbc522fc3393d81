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
  const { signal } = listeners;
  const { form } = input;

  form?.addEventListener('submit', () => control._onChange(), { signal, capture: true });
  form?.addEventListener(
    'formdata',
    ({ formData }) => {
      control.syncFromDom();
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
        control.setValue(getProps().initial);
        if (control.unmaskedValue !== before) control._fireEvent('accept');
      });
    },
    { signal },
  );
  return () => {
    listeners.abort();
  };
}
