import type { ComponentProps } from 'react';
import { Amount, type MoneyProps } from '#components/Amount';
import { TextLink } from '#components/TextLink';
import type { LinkItem } from '../links/Anchor';
import { Eyebrow, Price, Prices, Root, Title } from './OfferCard.styles';

export interface OfferCardProps extends ComponentProps<'li'> {
  /** The name of the offer. */
  heading: string;
  /** The language of the heading, if it differs from the page's language. */
  headingLang?: string | undefined;
  /** A few words above the heading, such as for whom the offer is. */
  eyebrow?: string | undefined;
  /** The link at the end of the card. */
  link?: LinkItem | undefined;
}

/** An offer in a list, drawn as a ticket. Its content is a text or {@link OfferPrices}. */
export function OfferCard({
  heading,
  headingLang,
  eyebrow,
  link,
  children,
  ...rest
}: OfferCardProps) {
  const { text, ...target } = link ?? {};
  return (
    <Root {...rest}>
      <div>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title lang={headingLang}>{heading}</Title>
      </div>
      {children}
      {link && (
        <TextLink {...(target as typeof link)} variant="brand">
          {text}
        </TextLink>
      )}
    </Root>
  );
}

export interface OfferPricesProps extends Omit<ComponentProps<'div'>, 'children'>, MoneyProps {
  /** The name of the list. */
  heading: string;
  /** The products and their prices, in the currency's main unit. */
  prices: readonly { description: string; price: number }[];
  /** The language of the names and descriptions, if it differs from the page's language. */
  textLang?: string | undefined;
}

/** Prices in an {@link OfferCard}. */
export function OfferPrices({
  heading,
  prices,
  textLang,
  currency,
  language,
  ...rest
}: OfferPricesProps) {
  return (
    <div {...rest}>
      <Eyebrow lang={textLang}>{heading}</Eyebrow>
      <Prices>
        {prices.map(({ description, price }, index) => (
          <Price key={`${index} ${description}`}>
            <span lang={textLang}>{description}</span>
            <Amount currency={currency} language={language} tag value={price} />
          </Price>
        ))}
      </Prices>
    </div>
  );
}
