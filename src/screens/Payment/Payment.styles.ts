import styled from 'styled-components';
import { color, font, gutter, media, radius, size, space } from '#theme/tokens';

/** From 900 px on the band is so deep that the panels overlap it. */
export const Overlap = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    block-size: ${space(24)};
  }
`;

/** On phones what is bought stands in the header's band; on wide screens beside the form. */
export const Layout = styled.div`
  display: grid;

  ${media.desktop} {
    position: relative;
    grid-template: 'title order' auto 'form order' 1fr / minmax(0, 1fr) clamp(18rem, 36cqi, 25rem);
    column-gap: ${space(8)};
    margin-block-start: calc(-1 * (${space(30)} + 11px));
  }
`;

export const Title = styled.h1`
  margin: calc(-1 * ${space(6)}) calc(-1 * ${gutter}) 0;
  padding: 0 ${gutter} ${space(1)};
  background: ${color.brand};
  color: ${color.onBrand};
  font: 800 ${size.xl} / 1.05 ${font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  --focus: ${color.onBrand};

  ${media.desktop} {
    grid-area: title;
    margin: 0;
    padding: ${space(7)} ${space(7)} ${space(4)};
    border-radius: ${radius.panel} ${radius.panel} 0 0;
    background: ${color.paper};
    color: ${color.ink};
    --focus: ${color.ink};

    ${media.forcedColors} {
      border: solid CanvasText;
      border-width: 1px 1px 0;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(6)};

  ${media.desktop} {
    grid-area: form;
    align-content: start;
    gap: ${space(5)};
    padding: 0 ${space(7)} ${space(7)};
    border-radius: 0 0 ${radius.panel} ${radius.panel};
    background: ${color.paper};

    ${media.forcedColors} {
      border: solid CanvasText;
      border-width: 0 1px 1px;
    }
  }
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
