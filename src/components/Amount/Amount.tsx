import type { ComponentProps } from 'react';
import type { Currency } from '#theme/contract';
import { Root, Sign, Tag } from './Amount.styles';
import { amountParts, formatAmount } from './formatAmount';

export { formatAmount, statedAmount } from './formatAmount';

/** The props of every component that shows an amount. */
export interface MoneyProps {
  /** The language that defines the separators (BCP 47). */
  language: string;
  /**
   * The currency. Any currency other than MXN is shown as a tag.
   * @default 'MXN'
   */
  currency?: Currency | undefined;
}

/** The props of {@link Amount}. */
export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'>, MoneyProps {
  /** The amount, in the currency's main unit (MXN or USD). */
  value: number;
  /**
   * The size. `inherit` uses the type of the surrounding text.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | 'huge' | 'inherit' | undefined;
  /**
   * Whether the amount has the price tag format: a raised sign, and no cents when they are zero.
   * @default false
   */
  tag?: boolean | undefined;
  /**
   * The surface behind the amount.
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
