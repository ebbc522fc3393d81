import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import { color, font, size, space } from '#theme/tokens';
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
  text-wrap: pretty;
`;

const Validity = styled.p`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.35 ${font.body};
`;

/** The props of {@link ProductDetail}. */
export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the chosen product gives. */
  description: string;
  /** The language of the description, where it is not the page's. */
  descriptionLang?: string | undefined;
  /** How long it lasts, as a finished text; left out where the product does not say. */
  validity?: string | undefined;
  /** What the validity is, shown before it. */
  validityLabel?: string | undefined;
  /** The chosen product's price, in the currency's main unit. */
  price: number;
  /**
   * The price's currency.
   * @default 'MXN'
   */
  currency?: Currency | undefined;
  /** The language the price is written in (BCP 47). */
  language: string;
  /** What can be done with it, such as starting over. */
  actions?: ReactNode;
}

/** The card of the chosen product: its description and its price. */
export function ProductDetail({
  description,
  descriptionLang,
  validity,
  validityLabel,
  price,
  currency = 'MXN',
  language,
  actions,
  ...rest
}: ProductDetailProps) {
  return (
    <Root {...rest}>
      <Text>
        <p lang={descriptionLang}>{description}</p>
        {validity !== undefined && (
          <Validity>
            {validityLabel} {validity}
          </Validity>
        )}
        {actions}
      </Text>
      <Amount currency={currency} language={language} size="large" value={price} />
    </Root>
  );
}
