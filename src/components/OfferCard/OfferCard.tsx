import type { ComponentProps } from 'react';
import { Amount } from '#components/Amount';
import { TextLink } from '#components/TextLink';
import type { LinkItem } from '../links/Anchor';
import { listOf } from '../listOf';
import { Eyebrow, Price, Root, Title } from './OfferCard.styles';

export interface OfferCardProps extends ComponentProps<'div'> {
  /** The name of the offer. */
  heading: string;
  /** The language of the heading, if it differs from the page's language. */
  lang?: string | undefined;
  /** A few words above the heading, such as for whom the offer is. */
  eyebrow?: string | undefined;
  /** The link at the end of the card. */
  link?: LinkItem | undefined;
}

/** An offer, drawn as a ticket. Its content is a text or {@link OfferPrices}. In a list, each is in a list item. */
export function OfferCard({ heading, lang, eyebrow, link, children, ...rest }: OfferCardProps) {
  const { label, ...target } = link ?? {};
  return (
    <Root {...rest}>
      <div>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title lang={lang}>{heading}</Title>
      </div>
      {children}
      {link && (
        <TextLink {...(target as typeof link)} variant="brand">
          {label}
        </TextLink>
      )}
    </Root>
  );
}

export interface OfferPricesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the list. */
  heading: string;
  /** The products and their prices, in the currency's main unit. */
  prices: readonly { description: string; price: number }[];
  /** The language of the names and descriptions, if it differs from the page's language. */
  lang?: string | undefined;
}

/** Prices in an {@link OfferCard}. */
export function OfferPrices({ heading, prices, lang, ...rest }: OfferPricesProps) {
  return (
    <div {...rest}>
      <Eyebrow lang={lang}>{heading}</Eyebrow>
      <ul>
        {listOf(prices, 'prices').map(({ description, price }, index) => (
          <Price key={`${index} ${description}`}>
            <bdi lang={lang}>{description}</bdi>
            <Amount tag value={price} />
          </Price>
        ))}
      </ul>
    </div>
  );
}
