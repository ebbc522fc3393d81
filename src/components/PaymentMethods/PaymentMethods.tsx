import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { Card, Cards, Legend, Name, Radio, Root, Unavailable } from './PaymentMethods.styles';

/** A way to pay. */
export interface PaymentMethod {
  /** The method's value in the form. */
  value: string;
  /** The method's name. */
  label: string;
  /** The text that says the method cannot be used; left out where it can. */
  unavailable?: string | undefined;
}

/** The props of {@link PaymentMethods}. */
export interface PaymentMethodsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** The question the methods answer. */
  label: string;
  /** The methods, in their order. */
  methods: readonly PaymentMethod[];
  /**
   * The radios' name in a form.
   * @default one of their own
   */
  name?: string | undefined;
  /** The chosen method's value. */
  value: string;
  /** Called when a method is chosen. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The choice of a payment method as radio cards; a method that cannot be used says so when chosen. */
export function PaymentMethods({
  label,
  methods,
  name,
  value,
  onChange,
  ...rest
}: PaymentMethodsProps) {
  const ownName = useId();
  const chosen = methods.find((method) => method.value === value);
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
        {chosen?.unavailable !== undefined && <Unavailable>{chosen.unavailable}</Unavailable>}
      </div>
    </Root>
  );
}
