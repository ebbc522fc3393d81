import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import type { ProductProps } from '#components/ProductButton';
import { color, font, media, size, space } from '#theme/tokens';
import { ValidityText } from '../products/ValidityText';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

/** Two lines of description on phones, and one of the validity. */
const Text = styled.p`
  display: -webkit-box;
  flex: 1 1 8rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font: 700 ${size.sm} / 1.35 ${font.body};
  overflow-wrap: anywhere;

  @container (max-width: 24rem) {
    font-size: ${size.xs};
  }

  ${media.tiny} {
    -webkit-line-clamp: 6;
  }

  ${media.desktop} {
    -webkit-line-clamp: 6;
  }
`;

const Validity = styled(ValidityText)`
  display: block;
  color: ${color.ink2};
  font-weight: 400;
  white-space: nowrap;
`;

export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'>, ProductProps {}

/** The card of the selected product: its description, its validity and its price. */
export function ProductDetail({
  description,
  lang,
  validity,
  validityLabel,
  price,
  currency,
  language,
  ...rest
}: ProductDetailProps) {
  return (
    <Root {...rest}>
      <Text>
        <span lang={lang}>{description}</span>{' '}
        <Validity validity={validity} validityLabel={validityLabel} />
      </Text>
      <Amount currency={currency} language={language} size="large" value={price} />
    </Root>
  );
}
