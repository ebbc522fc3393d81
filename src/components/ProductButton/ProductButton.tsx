import type { ComponentProps } from 'react';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Currency } from '#theme/contract';
import { Body, Description, Radio, Root, Validity } from './ProductButton.styles';

/** The props of {@link ProductButton}. */
export interface ProductButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The product's price, in the currency's main unit. */
  price: number;
  /** What the product gives. */
  description: string;
  /** The language of the description, where it is not the page's. */
  descriptionLang?: string | undefined;
  /** How long it lasts, as a finished text; left out where the product does not say. */
  validity?: string | undefined;
  /** What the validity is, for assistive technology, which reads it first. */
  validityLabel?: string | undefined;
  /**
   * The price's currency.
   * @default 'MXN'
   */
  currency?: Currency | undefined;
  /** The language the price is written in (BCP 47). */
  language: string;
}

/** One product to choose, as a native radio: products of one `name` form a group. */
export function ProductButton({
  price,
  description,
  descriptionLang,
  validity,
  validityLabel,
  currency = 'MXN',
  language,
  className,
  style,
  hidden,
  ...rest
}: ProductButtonProps) {
  return (
    <Root className={className} hidden={hidden} style={style}>
      <Radio type="radio" {...rest} />
      <Body>
        <Amount
          currency={currency}
          language={language}
          size="large"
          surface="brand"
          tag
          value={price}
        />{' '}
        <Description lang={descriptionLang}>{description}</Description>{' '}
        {validity !== undefined && (
          <Validity>
            {validityLabel !== undefined && <VisuallyHidden>{validityLabel} </VisuallyHidden>}
            {validity}
          </Validity>
        )}
      </Body>
    </Root>
  );
}
