import {
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEventHandler,
  type ComponentProps,
} from 'react';
import { Card, Cards, Legend, Name, Radio, Root, Unavailable } from './PaymentMethods.styles';
import { useCheckedValue } from './useCheckedValue';

/** A payment method. */
export interface PaymentMethod {
  /** The method's value in the form. */
  value: string;
  /** The method's name. */
  label: string;
  /** The message for a method that is not available. Omit it for an available method. */
  unavailable?: string | undefined;
}

export interface PaymentMethodsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The legend of the group. */
  label: string;
  /** The methods, in display order. */
  methods: readonly PaymentMethod[];
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
  /** Called when the user selects a method, whose value is that of the event's target. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/**
 * A group of radio cards for the payment method. A selected method that is not available shows a message.
 * The data of the form contains the value of the selected method under `name`.
 */
export function PaymentMethods({
  label,
  methods,
  name,
  form,
  required,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: PaymentMethodsProps) {
  const ownName = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const checkedValue = useCheckedValue(group, value ?? defaultValue);
  const selected = methods.find((method) => method.value === (value ?? checkedValue));
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    ref,
    () => group.current,
    [],
  );
  return (
    <Root form={form} {...rest} ref={group}>
      <Legend>{label}</Legend>
      <Cards>
        {methods.map((method) => (
          <Card key={method.value}>
            <Radio
              {...(value === undefined
                ? { defaultChecked: method.value === defaultValue }
                : { checked: method.value === value })}
              form={form}
              name={name ?? ownName}
              onChange={onChange}
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
