import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { GroupError } from '../messages/GroupError';
import { Card, Cards, Legend, Name, Radio, Root, Unavailable } from './PaymentMethods.styles';

/** A payment method. */
export interface PaymentMethod {
  /** The method's value in the form. */
  value: string;
  /** The method's name. */
  label: string;
  /** The message for a method that is not available. Omit it for an available method. */
  unavailable?: ReactNode;
}

export interface PaymentMethodsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange' | 'ref'
> {
  /** The legend of the group. */
  label: string;
  /** The methods, in display order. */
  methods: readonly PaymentMethod[];
  /** The error above the methods, for example if none is chosen. */
  error?: string | undefined;
  /**
   * The `name` of the radios in a form.
   * @default a generated name
   */
  name?: string | undefined;
  /**
   * Whether the form is invalid without a selected method.
   * @default false
   */
  required?: boolean | undefined;
  /** The value of the selected method of a controlled group. */
  value?: string | undefined;
  /** The value of the initially selected method of an uncontrolled group, which a reset of the form restores. */
  defaultValue?: string | undefined;
  /** Called with the value of the method that the user selects. */
  onChange?: ((value: string) => void) | undefined;
  /** The ref of the radio of the selected method, or of the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A group of radio cards for the payment method. A selected method that is not available shows a message.
 * The data of the form contains the value of the selected method under `name`.
 */
export function PaymentMethods({
  label,
  methods = [],
  error,
  name,
  form,
  required,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: PaymentMethodsProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = methods.find((method) => method.value === (value ?? ownValue));
  const hasError = error !== undefined;

  useEffect(() => {
    const read = () =>
      setOwnValue(group.current?.querySelector<HTMLInputElement>('input:checked')?.value);
    // The user may have selected a method before hydration.
    read();
    const listeners = new AbortController();
    // The browser resets the radios after this event.
    const { signal } = listeners;
    group.current?.form?.addEventListener('reset', () => setTimeout(read), { signal });
    return () => listeners.abort();
  }, []);

  return (
    <Root
      aria-describedby={hasError ? `${id}-error` : undefined}
      data-invalid={hasError}
      form={form}
      {...rest}
      ref={group}
    >
      <Legend>{label}</Legend>
      {hasError && <GroupError id={`${id}-error`}>{error}</GroupError>}
      <Cards>
        {methods.map((method) => (
          <Card key={method.value}>
            <Radio
              {...(value === undefined
                ? { defaultChecked: method.value === defaultValue }
                : { checked: method.value === value })}
              form={form}
              name={name ?? id}
              onChange={() => {
                setOwnValue(method.value);
                onChange?.(method.value);
              }}
              ref={method === (selected ?? methods[0]) ? ref : undefined}
              required={required}
              type="radio"
              value={method.value}
            />
            <Name>{method.label}</Name>
          </Card>
        ))}
      </Cards>
      <div role="status">
        {selected?.unavailable !== undefined && <Unavailable>{selected.unavailable}</Unavailable>}
      </div>
    </Root>
  );
}
