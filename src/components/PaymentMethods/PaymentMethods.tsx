import type { ComponentProps, ReactNode } from 'react';
import { Label } from '../fields/Field.styles';
import { FieldMessages, type FieldTexts } from '../fields/FieldMessages';
import { useField } from '../fields/useField';
import { useRadios, type RadiosProps } from '../fields/useRadios';
import { isShown } from '../isShown';
import { listOf } from '../listOf';
import { Card, Cards, Hint, Name, Radio, Root, Unavailable } from './PaymentMethods.styles';

/** A payment method. */
export interface PaymentMethod {
  /** The method's value in the form. */
  value: string | number;
  /** The method's name. */
  label: string;
  /** The remark below the name, such as _Soon_. */
  hint?: string | undefined;
  /** The message for a method that is not available. Omit it for an available method. */
  unavailable?: ReactNode;
}

export interface PaymentMethodsProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | keyof RadiosProps>,
    RadiosProps,
    Pick<FieldTexts, 'error'> {
  /** The legend of the group. */
  label: string;
  /** The methods, in display order. */
  methods: readonly PaymentMethod[];
}

/**
 * A group of radio cards for the payment method. A selected method that is not available shows a message.
 * The data of the form contains the value of the selected method under `name`.
 */
export function PaymentMethods({ label, methods: given, ...rest }: PaymentMethodsProps) {
  const methods = listOf(given, 'methods');
  const { root, control, messages } = useField(rest);
  const { groupProps, selected, radioProps } = useRadios(methods, control);

  // In ARIA, a group is not invalid, unlike a radiogroup.
  return (
    <Root {...root} {...groupProps} aria-invalid={undefined} data-invalid={isShown(rest.error)}>
      <Label as="legend">{label}</Label>
      <FieldMessages {...messages} />
      <Cards>
        {methods.map((method) => (
          <Card key={method.value}>
            <Radio {...radioProps(method)} />
            <Name>
              <span>{method.label}</span> {isShown(method.hint) && <Hint>{method.hint}</Hint>}
            </Name>
          </Card>
        ))}
      </Cards>
      <div role="status">
        {isShown(selected?.unavailable) && <Unavailable>{selected?.unavailable}</Unavailable>}
      </div>
    </Root>
  );
}
