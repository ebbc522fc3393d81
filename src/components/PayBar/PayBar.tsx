import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, gutter, media, radius, safeArea, shadow, size, space } from '#theme/tokens';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#components/ProductButton';
import { isShown } from '../isShown';

/** The bar sticks to the bottom of the window, unless the window is short or the text is large. */
const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)} ${gutter} max(${space(4)}, ${safeArea.bottom});
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};
  box-shadow: ${shadow.bar};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    gap: ${space(6)};
  }

  @media screen and (min-height: 36em) {
    ${media.oneColumn} {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
    }
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    padding: 0 ${space(5)} ${space(6)};
    border: 0;
    border-radius: 0 0 ${radius.panel} ${radius.panel};
    box-shadow: none;

    ${media.forcedColors} {
      border: 1px solid CanvasText;
      border-block-start: 0;
    }

    &::before {
      border-block-start: 2px solid ${color.hairline};
      content: '';
    }
  }
`;

/** The chosen product. It has the same height without a product, so that the bar does not grow over the list. */
const Chosen = styled.div`
  display: grid;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.7rem;

  /* As high as the button, which is next to it. */
  ${media.tablet} {
    align-self: start;
    min-block-size: 3.5rem;
  }

  ${media.desktop} {
    min-block-size: 2.7rem;
  }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  margin-block-end: -${space(3)};
`;

const Empty = styled.p`
  color: ${color.ink2};
  font: 700 ${size.sm} / 1.35 ${font.body};
`;

export interface PayBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the chosen product. */
  label: string;
  /** The chosen product. */
  product?: Product | undefined;
  /** What is shown below the button for a chosen product, such as a quiet button. */
  end?: ReactNode;
  /** The text in place of the product while none is chosen. */
  emptyText: string;
  /** The text of the button, which submits the form. */
  payLabel: string;
  /**
   * Whether the payment is pending: the button ignores presses.
   * @default false
   */
  loading?: boolean | undefined;
}

/** The chosen product and the button to pay. On phones it sticks to the bottom of the window. From 900 px it is a panel below another one. */
export function PayBar({
  label,
  product,
  end,
  emptyText,
  payLabel,
  loading = false,
  ...rest
}: PayBarProps) {
  return (
    <Root {...rest}>
      <Chosen aria-label={label} role="group">
        {product === undefined ? <Empty>{emptyText}</Empty> : <ProductDetail product={product} />}
      </Chosen>
      <div>
        <Button loading={loading} size="large" type="submit">
          {payLabel}
        </Button>
        {product !== undefined && isShown(end) && <End>{end}</End>}
      </div>
    </Root>
  );
}
