import styled from 'styled-components';
import { Amount } from '#components/Amount';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import type { ProductProps } from '#components/ProductButton';
import { pressable } from '#theme/pressable';
import { bold, color, radius, size, space } from '#theme/tokens';
import { Anchor, type LinkProps } from '../links/Anchor';

/** A ticket: a stub of the brand, and paper. The stub is a strip above it if the text is large. */
const Root = styled(Anchor)`
  --colibri-focus: ${color.ink};

  display: flex;
  flex-wrap: wrap;
  padding: 0;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${size.xs};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  ${pressable(0.98)}

  &:hover {
    border-color: ${color.brandEdge};
  }
`;

const Stub = styled.span`
  display: grid;
  flex: 1 1 5.5rem;
  place-items: center;
  padding: ${space(2)};
  border-inline-end: 4px dotted ${color.paper};
  background: ${color.brand};
  color: ${color.onBrand};
  text-align: center;
`;

const Body = styled.span`
  display: flex;
  flex: 999 1 10rem;
  flex-direction: column;
  padding: ${space(3)};
`;

const Title = styled.span`
  ${bold(700, size.md, 1.2)}
`;

/** The price, at the end of the ticket. */
const Price = styled.span`
  margin-block-start: auto;
  color: ${color.brandText};
`;

/** The props of {@link RepeatCard}. A code without a theme uses the default theme. */
export type RepeatCardProps = LinkProps &
  CarrierProps &
  Pick<ProductProps, 'currency' | 'description' | 'lang' | 'language'> & {
    /** The formatted phone number. */
    phone: string;
    /** The user's name for the phone number. */
    name?: string | undefined;
    /** The product's price, in the currency's main unit. Omit it if the product cannot be bought. */
    price?: number | undefined;
  };

/**
 * A link that repeats an earlier purchase, drawn as a ticket with a stub in the carrier's colours. For a product that
 * cannot be bought, the description says why.
 */
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
  ...rest
}: RepeatCardProps) {
  const number = <span translate="no">{phone}</span>;
  return (
    <Root data-carrier={theme?.code ?? code} {...rest}>
      <Stub>
        {theme === undefined ? <CarrierLogo code={code} /> : <CarrierLogo theme={theme} />}
      </Stub>{' '}
      <Body>
        <Title>{name === undefined ? number : <bdi>{name}</bdi>}</Title>{' '}
        {name !== undefined && number} <bdi lang={lang}>{description}</bdi>{' '}
        {price !== undefined && (
          <Price>
            <Amount currency={currency} language={language} tag value={price} />
          </Price>
        )}
      </Body>
    </Root>
  );
}
