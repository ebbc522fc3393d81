import type { ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import { Icon } from '#components/Icon';
import type { ProductProps } from '#components/ProductButton';
import type { LinkProps } from '../links/Anchor';
import { isShown } from '../isShown';
import { splitMoney } from '../products/splitMoney';
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
  CarrierProps &
  Omit<ProductProps, 'description' | 'price'> & {
    /** The description of the product, or why it cannot be bought. */
    description?: string | undefined;
    /** The product's price, in the currency's main unit. Omit it if the product cannot be bought. */
    price?: number | undefined;
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
 * A link that repeats an earlier purchase, drawn as a ticket with a stub in the carrier's colours. Without a price, the
 * product cannot be bought: the description says why, and the colours are quiet.
 */
export function RepeatCard({
  code,
  theme,
  phone,
  name,
  description,
  lang,
  validity,
  validityLabel,
  price,
  action,
  loading = false,
  end,
  className,
  style,
  hidden,
  ...props
}: RepeatCardProps) {
  const [money, rest] = splitMoney(props);
  return (
    <Root className={className} data-carrier={theme?.code ?? code} hidden={hidden} style={style}>
      <Ticket
        aria-busy={loading || undefined}
        data-end={isShown(end)}
        data-quiet={price === undefined && !loading}
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
              {price === undefined ? (
                <span>{action}</span>
              ) : (
                <Amount {...money} tag value={price} />
              )}
              {loading && <Blank />}
              <Icon name="next" />
            </Action>
          </Line>{' '}
          <Details>
            <Validity validity={validity} validityLabel={validityLabel} />{' '}
            {loading ? <Blank data-wide /> : <bdi lang={lang}>{description}</bdi>}
          </Details>
        </Body>
      </Ticket>
      {isShown(end) && <End>{end}</End>}
    </Root>
  );
}
