import type { ComponentProps } from 'react';
import { Amount, type MoneyProps } from '#components/Amount';
import { splitMoney } from '../products/splitMoney';
import type { ValidityProps } from '../products/ValidityText';
import { Body, Description, Radio, Root, Validity } from './ProductButton.styles';

/** The props that describe a product. */
export interface ProductProps extends MoneyProps, ValidityProps {
  /** The product's price, in the currency's main unit. */
  price: number;
  /** The description of the product. */
  description: string;
  /** The language of the description, if it differs from the page's language. */
  lang?: string | undefined;
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
  className,
  style,
  hidden,
  ...props
}: ProductButtonProps) {
  const [money, rest] = splitMoney(props);
  return (
    <Root className={className} hidden={hidden} style={style}>
      <Radio type="radio" {...rest} />
      <Body>
        <Amount {...money} size="large" surface="brand" tag value={price} />{' '}
        <Description lang={lang}>{description}</Description>{' '}
        <Validity validity={validity} validityLabel={validityLabel} />
      </Body>
    </Root>
  );
}
