import { useId, type ComponentProps, type ReactNode } from 'react';
import { useRadios, type RadiosProps } from '../fields/useRadios';
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

export interface PaymentMethodsProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | keyof RadiosProps>, RadiosProps {
  /** The legend of the group. */
  label: string;
  /** The methods, in display order. */
  methods: readonly PaymentMethod[];
  /** The error above the methods, for example if none is chosen. */
  error?: string | undefined;
}

/**
 * A group of radio cards for the payment method. A selected method that is not available shows a message.
 * The data of the form contains the value of the selected method under `name`.
 */
export function PaymentMethods({ label, methods = [], error, ...rest }: PaymentMethodsProps) {
  const id = useId();
  const { groupProps, selected, radioProps } = useRadios(methods, rest);
  const hasError = error !== undefined;

  return (
    <Root
      aria-describedby={hasError ? `${id}-error` : undefined}
      data-invalid={hasError}
      {...groupProps}
    >
      <Legend>{label}</Legend>
      {hasError && <GroupError id={`${id}-error`}>{error}</GroupError>}
      <Cards>
        {methods.map((method) => (
          <Card key={method.value}>
            <Radio {...radioProps(method)} />
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
