import { useEffect, useId, useState, type Ref } from 'react';
import { useEarlyChoice } from '#hooks/useEarlyChoice';

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
  /** The value of the selected option of a controlled group. */
  value?: string | undefined;
  /** The value of the initially selected option of an uncontrolled group, which a reset of the form restores. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that the user selects. */
  onChange?: ((value: string) => void) | undefined;
  /** The ref of the radio of the selected option, or of the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

function readGroup(group: HTMLFieldSetElement): string | undefined {
  return group.querySelector<HTMLInputElement>('input:checked')?.value;
}

/** Returns the props of a `fieldset` with native radios and of each radio, and the selected option. */
export function useRadios<Option extends { value: string }, Props extends RadiosProps>(
  options: readonly Option[],
  { name, required, value, defaultValue, onChange, ref, ...rest }: Props,
) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;
  const selected = options.find((option) => option.value === current);
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
    onChange?.(next);
  }

  function radioProps(option: Option) {
    return {
      ...(value === undefined
        ? { defaultChecked: option.value === defaultValue }
        : { checked: option.value === value }),
      form: rest.form,
      name: name ?? ownName,
      onChange: () => select(option.value),
      ref: option === (selected ?? options[0]) ? ref : undefined,
      required,
      type: 'radio',
      value: option.value,
    };
  }

  return { groupProps: { ...rest, ref: group }, selected, radioProps };
}
