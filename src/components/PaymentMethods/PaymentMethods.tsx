import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { Card, Cards, Legend, Name, Radio, Root, Unavailable } from './PaymentMethods.styles';

/** A payment method. */
export interface PaymentMethod {
  /** The method's value in the form. */
  value: string;
  /** The method's name. */
  label: string;
  /** The message for a method that is not available. Omit it for an available method. */
  unavailable?: string | undefined;
}

/** The props of {@link PaymentMethods}. */
export interface PaymentMethodsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
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
  /** The value of the selected method. */
  value: string;
  /** Called with the value of the selected method. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A group of radio cards for the payment method. A selected method that is not available shows a message. */
export function PaymentMethods({
  label,
  methods,
  name,
  value,
  onChange,
  ...rest
}: PaymentMethodsProps) {
  const ownName = useId();
  const selected = methods.find((method) => method.value === value);
  return (
    <Root {...rest}>
      <Legend>{label}</Legend>
      <Cards>
        {methods.map((method) => (
          <Card key={method.value}>
            <Radio
              checked={method.value === value}
              name={name ?? ownName}
              onChange={onChange}
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
