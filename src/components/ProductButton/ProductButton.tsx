import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { isShown } from '../isShown';
import { Body, Description, Radio, Root, Validity } from './ProductButton.styles';

/** A product of the catalogue. Its currency is that of the nearest `LocaleProvider` or `ThemeProvider`. */
export interface Product {
  /** The price, in the currency's main unit. */
  price: number;
  /** The description. */
  description: string;
  /** The language of the description, if it differs from the page's language. */
  lang?: string | undefined;
  /** How long it is valid, such as `7 días`. A `VisuallyHidden` label before it is for screen readers. */
  validity?: ReactNode;
}

export interface ProductButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The product. */
  product: Product;
}

/** One product option, as a native radio. Products with the same `name` are a group. */
export function ProductButton({
  product: { price, description, lang, validity },
  className,
  style,
  hidden,
  ...rest
}: ProductButtonProps) {
  return (
    <Root className={className} hidden={hidden} style={style}>
      <Radio type="radio" {...rest} />
      <Body>
        <Amount size="large" surface="brand" tag value={price} />{' '}
        <Description lang={lang}>{description}</Description>{' '}
        {isShown(validity) && <Validity>{validity}</Validity>}
      </Body>
    </Root>
  );
}
