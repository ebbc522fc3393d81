import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useLocale, type MoneyProps } from '#components/LocaleProvider';
import { bold, color, font, radius, size, space } from '#theme/tokens';
import { amountParts, currencyTag, formatAmount } from '#theme/formatAmount';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)};
  max-inline-size: 100%;
  ${bold(800, size.lg, 1.05)}
  overflow-wrap: break-word;

  /* The sign stays at its side of the number, also on a page from right to left. */
  & > span {
    unicode-bidi: plaintext;
  }

  &[data-size='large'] {
    font-size: min(${size.xl}, 14.5cqi);
  }

  &[data-size='huge'] {
    font-size: min(2.75rem, 14.5cqi);
  }

  &[data-size='inherit'] {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
  }
`;

const Sign = styled.span`
  font-size: 0.62em;
  vertical-align: 0.45em;
`;

const Tag = styled.abbr`
  padding: 0 0.4em;
  border: 1px solid currentColor;
  border-radius: min(0.4em, ${radius.control});
  color: ${color.ink2};
  font: 700 0.75rem / 1.4 ${font.body};
  letter-spacing: 0.02em;
  text-decoration: none;

  [data-surface='brand'] > & {
    color: inherit;
  }
`;

export type { MoneyProps } from '#components/LocaleProvider';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'>, MoneyProps {
  /** The amount, in the currency's main unit. In JavaScript, a text that is a number is read as one. */
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

/**
 * A price or a total, such as `$1,234.50`. Without a number, nothing is shown. `theme/formatAmount` formats amounts as
 * text.
 */
export function Amount({
  value,
  language,
  currency,
  fractionDigits,
  size = 'medium',
  tag = false,
  surface = 'paper',
  ...rest
}: AmountProps) {
  const format = { ...useLocale({ language, currency, fractionDigits }), short: tag };
  const text = formatAmount(value, format);
  if (text === '') return null;
  const { before, sign, after } = amountParts(value, format);
  const code = currencyTag(format);
  // In a few languages, systems differ in the separators. React keeps those of the server.
  return (
    <Root data-size={size} data-surface={surface} translate="no" {...rest}>
      <span suppressHydrationWarning>
        {tag ? (
          <>
            <span suppressHydrationWarning>{before}</span>
            <Sign suppressHydrationWarning>{sign}</Sign>
            <span suppressHydrationWarning>{after}</span>
          </>
        ) : (
          text
        )}
      </span>
      {code !== '' && <Tag>{code}</Tag>}
    </Root>
  );
}
