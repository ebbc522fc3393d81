import { useEffect, useId, useState, type Ref } from 'react';
import { useEarlyChoice } from '#hooks/useEarlyChoice';
import type { ValueHandler } from '#masks/useMask';

/** The props of a group of radios. */
export interface RadiosProps {
  /**
   * The `name` of the radios in a form.
   * @default a generated name
   */
  name?: string | undefined;
  /** The `id` of the form, if the group is outside it. */
  form?: string | undefined;
  /**
   * Whether the form is invalid without a selected option.
   * @default false
   */
  required?: boolean | undefined;
  /** The value of the selected option of a controlled group. With an empty value, none is selected. */
  value?: string | number | undefined;
  /** The value of the initially selected option of an uncontrolled group, which a reset of the form restores. */
  defaultValue?: string | number | undefined;
  /** Called with the value of the option that the user selects, which is a text, as in the form; not with an event. */
  onChange?: ValueHandler | undefined;
  /** The ref of the radio of the selected option, or of the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

function readGroup(group: HTMLFieldSetElement): string | undefined {
  return group.querySelector<HTMLInputElement>('input:checked')?.value;
}

/** Returns the props of a `fieldset` with native radios and of each radio, and the selected option. */
export function useRadios<Option extends { value: string | number }, Props extends RadiosProps>(
  options: readonly Option[],
  { name, required, value, defaultValue, onChange, ref, ...rest }: Props,
) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [lastValue, setLastValue] = useState(value);
  // A parent that sets its value back to undefined clears the group.
  if (value !== lastValue) {
    setLastValue(value);
    setOwnValue(value);
  }
  const chosen = value ?? ownValue;
  const current = chosen === undefined ? undefined : String(chosen);
  const selected = options.find((option) => String(option.value) === current);
  const group = useEarlyChoice(current, readGroup, select);

  useEffect(() => {
    const read = () => setOwnValue(group.current ? readGroup(group.current) : undefined);
    const listeners = new AbortController();
    // The browser resets the radios after this event.
    const { signal } = listeners;
    group.current?.form?.addEventListener('reset', () => setTimeout(read), { signal });
    return () => listeners.abort();
  }, [group]);

  function select(next: string): void {
    setOwnValue(next);
    void onChange?.(next);
  }

  function radioProps(option: Option) {
    return {
      checked: option === selected,
      form: rest.form,
      name: name ?? ownName,
      onChange: () => select(String(option.value)),
      ref: option === (selected ?? options[0]) ? ref : undefined,
      required,
      type: 'radio',
      value: option.value,
    };
  }

  return { groupProps: { ...rest, ref: group }, selected, radioProps };
}
