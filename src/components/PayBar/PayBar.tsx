import type { ComponentProps } from 'react';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { ProductProps } from '#components/ProductButton';
import { Chosen, Empty, Root } from './PayBar.styles';

export interface PayBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the chosen product. */
  label: string;
  /** The chosen product. */
  product?: ProductProps | undefined;
  /** The text in place of the product while none is chosen. */
  emptyText: string;
  /** The text of the button, which submits the form. */
  payLabel: string;
  /**
   * Whether the payment is pending: the button ignores presses.
   * @default false
   */
  loading?: boolean | undefined;
}

/** The chosen product and the button to pay. On phones it sticks to the bottom of the window. From 900 px it is a panel below another one. */
export function PayBar({
  label,
  product,
  emptyText,
  payLabel,
  loading = false,
  ...rest
}: PayBarProps) {
  return (
    <Root {...rest}>
      <Chosen aria-label={label} role="group">
        {product === undefined ? <Empty>{emptyText}</Empty> : <ProductDetail {...product} />}
      </Chosen>
      <Button loading={loading} size="large" type="submit">
        {payLabel}
      </Button>
    </Root>
  );
}
