import type { ComponentProps } from 'react';
import { Amount, type MoneyProps } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { Body, Description, Radio, Root, Validity } from './ProductButton.styles';

/** The props that describe a product. */
export interface ProductProps extends MoneyProps {
  /** The product's price, in the currency's main unit. */
  price: number;
  /** The description of the product. */
  description: string;
  /** The language of the description, if it differs from the page's language. */
  lang?: string | undefined;
  /** The validity as formatted text. Omit it if the product has none. */
  validity?: string | undefined;
  /** The label of the validity. Screen readers announce it before the validity. */
  validityLabel?: string | undefined;
}

export interface ProductButtonProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, ProductProps {}

/** One product option, as a native radio. Products with the same `name` are a group. */
export function ProductButton({
  price,
  description,
  lang,
  validity,
  validityLabel,
  currency,
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
        <Description lang={lang}>{description}</Description>{' '}
        {validity !== undefined && (
          <Validity>
            {validityLabel !== undefined && <VisuallyHidden>{`${validityLabel} `}</VisuallyHidden>}
            <span>{validity}</span>
          </Validity>
        )}
      </Body>
    </Root>
  );
}
