import type { ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import { Icon } from '#components/Icon';
import type { Product } from '#components/ProductButton';
import { useTheme } from '#components/ThemeProvider';
import type { LinkProps } from '../links/Anchor';
import { isShown } from '../isShown';
import {
  Action,
  Blank,
  Body,
  Details,
  End,
  Line,
  Name,
  Phone,
  Root,
  Stub,
  Ticket,
  Validity,
} from './RepeatCard.styles';

/** The props of {@link RepeatCard}. A code without a theme uses the default theme. */
export type RepeatCardProps = LinkProps &
  CarrierProps & {
    /** The product, with a price in the currency of the carrier. Omit it if it cannot be bought. */
    product?: Product | undefined;
    /** In place of a product: why it cannot be bought. */
    reason?: string | undefined;
    /** The formatted phone number. */
    phone: string;
    /** The user's name for the phone number. */
    name?: string | undefined;
    /** What a press leads to, in place of the price: for a product that cannot be bought. */
    action?: string | undefined;
    /**
     * Whether the product is loading. The number and the carrier are shown before it.
     * @default false
     */
    loading?: boolean | undefined;
    /** Another action, such as a `TextLink` that changes the purchase. */
    end?: ReactNode;
  };

/**
 * A link that repeats an earlier purchase, drawn as a ticket with a stub in the carrier's colours. Without a
 * product, nothing can be bought: the reason is shown, and the colours are quiet.
 */
export function RepeatCard({
  code,
  theme,
  phone,
  name,
  product,
  reason,
  action,
  loading = false,
  end,
  className,
  style,
  hidden,
  ...rest
}: RepeatCardProps) {
  const provided = useTheme(code);
  const { currency } = theme ?? (provided.code === code ? provided : {});
  return (
    <Root className={className} data-carrier={theme?.code ?? code} hidden={hidden} style={style}>
      <Ticket
        aria-busy={loading || undefined}
        data-end={isShown(end)}
        data-quiet={product === undefined && !loading}
        {...rest}
      >
        <Stub>
          {theme === undefined ? <CarrierLogo code={code} /> : <CarrierLogo theme={theme} />}
        </Stub>{' '}
        <Body>
          {name !== undefined && (
            <Name>
              <bdi>{name}</bdi>
            </Name>
          )}{' '}
          <Line>
            <Phone as="bdi" dir="ltr" translate="no">
              {phone}
            </Phone>{' '}
            <Action>
              {product === undefined ? (
                <span>{action}</span>
              ) : (
                <Amount currency={currency} tag value={product.price} />
              )}
              {loading && <Blank />}
              <Icon name="next" />
            </Action>
          </Line>{' '}
          <Details>
            {isShown(product?.validity) && <Validity>{product?.validity}</Validity>}{' '}
            {loading ? (
              <Blank data-wide />
            ) : (
              <bdi lang={product?.lang}>{product?.description ?? reason}</bdi>
            )}
          </Details>
        </Body>
      </Ticket>
      {isShown(end) && <End>{end}</End>}
    </Root>
  );
}
