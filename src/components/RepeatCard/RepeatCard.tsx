import { Amount, type MoneyProps } from '#components/Amount';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import type { LinkItem, LinkProps } from '../links/Anchor';
import {
  Body,
  Change,
  Description,
  Link,
  Name,
  PhoneNumber,
  Price,
  Root,
  Stub,
  Who,
} from './RepeatCard.styles';

/** The props of {@link RepeatCard}. A code without a theme uses the default theme. */
export type RepeatCardProps = LinkProps &
  CarrierProps &
  MoneyProps & {
    /** The formatted phone number. */
    phone: string;
    /** The user's name for the phone number. */
    name?: string | undefined;
    /** The description of the product, or why it cannot be bought. */
    description: string;
    /** The language of the description, if it differs from the page's language. */
    lang?: string | undefined;
    /** The product's price, in the currency's main unit. Omit it if the product cannot be bought. */
    price?: number | undefined;
    /** The link to change the order before it is repeated. Its `aria-label` says what it changes. */
    change: LinkItem;
  };

/** A link that repeats an earlier purchase, drawn as a ticket with a stub in the carrier's colours. */
export function RepeatCard({
  code,
  theme,
  phone,
  name,
  description,
  lang,
  price,
  currency,
  language,
  change: { label, ...change },
  className,
  style,
  hidden,
  ...rest
}: RepeatCardProps) {
  return (
    <Root className={className} data-carrier={theme?.code ?? code} hidden={hidden} style={style}>
      <Link {...rest}>
        <Stub>
          {theme === undefined ? <CarrierLogo code={code} /> : <CarrierLogo theme={theme} />}
        </Stub>{' '}
        <Body>
          <Who>
            {name !== undefined && <Name>{name}</Name>}{' '}
            <PhoneNumber translate="no">{phone}</PhoneNumber>
          </Who>{' '}
          <Description lang={lang}>{description}</Description>{' '}
          <Price>
            {price !== undefined && (
              <Amount currency={currency} language={language} tag value={price} />
            )}
          </Price>
        </Body>
      </Link>
      <Change {...change}>{label}</Change>
    </Root>
  );
}
