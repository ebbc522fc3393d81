import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import type { Product } from '#components/ProductButton';
import { color, font, media, size, space } from '#theme/tokens';
import { isShown } from '../isShown';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  color: ${color.ink};
`;

const Text = styled.p`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font: 700 ${size.sm} / 1.35 ${font.body};
  overflow-wrap: anywhere;

  @container (max-width: 24rem) {
    font-size: ${size.xs};
  }
`;

const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.tiny} {
    -webkit-line-clamp: 5;
  }

  ${media.desktop} {
    -webkit-line-clamp: 5;
  }
`;

const Validity = styled.span`
  display: block;
  color: ${color.ink2};
  font-weight: 400;
  white-space: nowrap;
`;

export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product. */
  product: Product;
}

/** The card of the selected product: its description, its validity and its price. */
export function ProductDetail({
  product: { description, lang, validity, price },
  ...rest
}: ProductDetailProps) {
  return (
    <Root {...rest}>
      <Text>
        <Description dir="auto" lang={lang}>
          {description}
        </Description>{' '}
        {isShown(validity) && <Validity>{validity}</Validity>}
      </Text>
      <Amount size="large" value={price} />
    </Root>
  );
}
