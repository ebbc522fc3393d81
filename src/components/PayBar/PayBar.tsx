import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, gutter, media, radius, safeArea, shadow, size, space } from '#theme/tokens';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#components/ProductButton';
import { isShown } from '../isShown';

/**
 * The bar sticks to the bottom of the window, unless the text is large. Its parts are in one row if they fit, and in a low
 * window it sticks only then.
 */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  min-inline-size: 0;
  padding: ${space(3)} ${gutter} max(${space(3)}, ${safeArea.bottom});
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};
  box-shadow: ${shadow.bar};

  ${media.belowDesktop} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }

  ${media.tiny} {
    position: static;
  }

  ${media.low} {
    padding-block: ${space(2)} max(${space(2)}, ${safeArea.bottom});

    ${media.belowTablet} {
      position: static;
    }
  }

  @media print {
    position: static;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }

  ${media.desktop} {
    row-gap: ${space(4)};
    padding: 0 ${space(5)} ${space(6)};
    border: 0;
    border-radius: 0 0 ${radius.panel} ${radius.panel};
    box-shadow: none;

    ${media.forcedColors} {
      border: 1px solid CanvasText;
      border-block-start: 0;
    }

    &::before {
      flex-basis: 100%;
      border-block-start: 2px solid ${color.hairline};
      content: '';
    }
  }
`;

/** The part that `inert` disables. The bar itself stays a target, so that a press does not reach a product behind it. */
const Content = styled.div`
  display: contents;
`;

/** The chosen product: three lines. It has the same height without a product, so that the bar does not grow over the list. */
const Chosen = styled.div`
  display: grid;
  flex: 999 1 10rem;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 4.05rem;
`;

const Pay = styled.div`
  flex: 1 1 14rem;
`;

const End = styled.div`
  margin: -${space(1)} auto;
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
  inert,
  ...rest
}: PayBarProps) {
  return (
    <Root {...rest}>
      <Content inert={inert}>
        <Chosen aria-label={label} role="group">
          {product === undefined ? <Empty>{emptyText}</Empty> : <ProductDetail product={product} />}
        </Chosen>
        <Pay>
          <Button loading={loading} size="large" type="submit">
            {payLabel}
          </Button>
        </Pay>
        {product !== undefined && isShown(end) && <End>{end}</End>}
      </Content>
    </Root>
  );
}
