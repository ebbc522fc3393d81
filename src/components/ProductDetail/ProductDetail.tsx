import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import type { Language } from '#languages';
import { font, size, space } from '#theme/tokens';
import type { Currency } from '#theme/contract';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

const Text = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font: 700 ${size.sm} / 1.35 ${font.body};
  overflow-wrap: anywhere;
`;

/** The props of {@link ProductDetail}. */
export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the chosen product gives. */
  description: string;
  /** The chosen product's price, in the currency's main unit. */
  price: number;
  /**
   * The price's currency.
   * @default 'MXN'
   */
  currency?: Currency;
  /** The language the price is written in. */
  language: Language;
  /** What can be done with it, such as starting over. */
  actions?: ReactNode;
}

/** The card of the chosen product: its description and its price. */
export function ProductDetail({
  description,
  price,
  currency = 'MXN',
  language,
  actions,
  ...rest
}: ProductDetailProps) {
  return (
    <Root {...rest}>
      <Text>
        <p>{description}</p>
        {actions}
      </Text>
      <Amount currency={currency} language={language} size="large" value={price} />
    </Root>
  );
}
