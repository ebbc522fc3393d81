import type { ComponentProps } from 'react';
import type { Currency } from '#theme/contract';
import { Root, Sign, Tag } from './Amount.styles';
import { amountParts, formatAmount } from './formatAmount';

export { formatAmount, statedAmount } from './formatAmount';

/** The props of {@link Amount}. */
export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The amount, in the currency's main unit (MXN or USD). */
  value: number;
  /** The language its separators follow (BCP 47). */
  language: string;
  /**
   * The currency; anything but pesos is tagged.
   * @default 'MXN'
   */
  currency?: Currency | undefined;
  /**
   * The size; `inherit` takes the text's own type.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | 'huge' | 'inherit' | undefined;
  /**
   * Whether it is written as on a price tag: a raised sign, and no cents on whole amounts.
   * @default false
   */
  tag?: boolean | undefined;
  /**
   * The surface it stands on.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

/** A price or a total, as `$1,234.50`. */
export function Amount({
  value,
  language,
  currency = 'MXN',
  size = 'medium',
  tag = false,
  surface = 'paper',
  ...rest
}: AmountProps) {
  const format = { language, currency, short: tag };
  const { sign, number } = amountParts(value, format);
  return (
    <Root data-size={size} data-surface={surface} data-tag={tag} {...rest}>
      <span>
        {tag ? (
          <>
            <Sign>{sign}</Sign>
            {number}
          </>
        ) : (
          formatAmount(value, format)
        )}
      </span>
      {currency !== 'MXN' && <Tag>{currency}</Tag>}
    </Root>
  );
}
