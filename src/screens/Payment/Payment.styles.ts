import styled from 'styled-components';
import { OrderTicket } from '#components/OrderTicket';
import { arrival } from '../parts/layout';
import { bold, color, gutter, media, radius, size, space } from '#theme/tokens';

/** On phones, the order is in the header's band. On wider screens, it is next to the form, whose fields are at most 560 px wide. */
export const Layout = styled.div`
  --colibri-inset: ${space(5)};

  display: grid;

  ${media.columns} {
    grid-template:
      'title order' auto 'form order' 1fr / minmax(0, calc(35rem + 2 * var(--colibri-inset)))
      minmax(17rem, 1fr);
    column-gap: ${space(5)};
  }

  ${media.desktop} {
    --colibri-inset: ${space(7)};

    column-gap: ${space(8)};
  }
`;

/** On phones, it continues the band of the header and covers its edge. */
export const Title = styled.h1`
  position: relative;
  margin-inline: calc(-1 * ${gutter});
  padding: 0 ${gutter} ${space(1)};
  background: ${color.brand};
  color: ${color.onBrand};
  ${bold(800, size.xl, 1.05)}
  overflow-wrap: anywhere;
  --colibri-focus: ${color.onBrand};

  ${media.columns} {
    grid-area: title;
    margin-inline: 0;
    padding: var(--colibri-inset) var(--colibri-inset) ${space(4)};
    border-radius: ${radius.panel} ${radius.panel} 0 0;
    background: ${color.paper};
    color: ${color.ink};
    --colibri-focus: ${color.ink};

    ${media.forcedColors} {
      border: solid CanvasText;
      border-width: 1px 1px 0;
    }
  }
`;

/** On phones, it continues the band of the header. */
export const Ticket = styled(OrderTicket)`
  ${arrival('order')}

  [data-pressed] > & {
    view-transition-name: receipt;
  }

  margin-inline: calc(-1 * ${gutter});
  padding-block-start: 0;

  ${media.columns} {
    grid-area: order;
    align-self: start;
    margin-inline: 0;
    padding-block-start: ${space(6)};
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 35rem;
  padding-block-start: ${space(6)};

  ${media.columns} {
    grid-area: form;
    align-content: start;
    gap: ${space(5)};
    max-inline-size: none;
    padding: 0 var(--colibri-inset) var(--colibri-inset);
    border-radius: 0 0 ${radius.panel} ${radius.panel};
    background: ${color.paper};

    ${media.forcedColors} {
      border: solid CanvasText;
      border-width: 0 1px 1px;
    }
  }
`;

/** The text and the button of a method that is not available. */
export const Unavailable = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(4)};
  align-items: start;
`;
