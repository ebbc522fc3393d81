import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { color, font, media, size, space } from '#theme/tokens';
import type { Currency } from '#theme/contract';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

/** Two lines of description on phones, and one more where the validity does not fit behind them. */
const Text = styled.p`
  display: -webkit-box;
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font: 700 ${size.sm} / 1.35 ${font.body};
  overflow-wrap: anywhere;

  @container (max-width: 24rem) {
    font-size: ${size.xs};
  }

  ${media.tiny} {
    -webkit-line-clamp: 6;
  }

  ${media.desktop} {
    -webkit-line-clamp: 6;
  }
`;

const Validity = styled.span`
  color: ${color.ink2};
  font-weight: 400;
  white-space: nowrap;

  &::before {
    content: '· ' / '';
  }

  /* On a line of its own, where there is room for one. */
  ${media.tablet} {
    display: block;

    &::before {
      content: none;
    }
  }
`;

/** The props of {@link ProductDetail}. */
export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the chosen product gives. */
  description: string;
  /** The language of the description, where it is not the page's. */
  descriptionLang?: string | undefined;
  /** How long it lasts, as a finished text; left out where the product does not say. */
  validity?: string | undefined;
  /** What the validity is, for assistive technology, which reads it first. */
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
}

/** The card of the chosen product: its description, its validity and its price. */
export function ProductDetail({
  description,
  descriptionLang,
  validity,
  validityLabel,
  price,
  currency = 'MXN',
  language,
  ...rest
}: ProductDetailProps) {
  return (
    <Root {...rest}>
      <Text>
        <span lang={descriptionLang}>{description}</span>
        {validity !== undefined && (
          <>
            {' '}
            <Validity>
              {validityLabel !== undefined && <VisuallyHidden>{validityLabel} </VisuallyHidden>}
              {validity}
            </Validity>
          </>
        )}
      </Text>
      <Amount currency={currency} language={language} size="large" value={price} />
    </Root>
  );
}
