import styled from 'styled-components';
import { color, mapFilter, media, radius } from '#theme/tokens';

export const MapBox = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: ${radius.panel};
  background: ${color.muted};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const fill = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

/** Defines the shape of the map. */
export const Drawing = styled.div`
  min-block-size: min(20rem, 100vi);

  ${media.desktop} {
    min-block-size: min(22rem, 30vi);
  }

  /* 8 to 5. An aspect ratio would widen the box by its minimum height and move the pin. */
  &::before {
    display: block;
    padding-block-start: 62.5%;
    content: '';
  }

  & > * {
    ${fill}
  }
`;

/** A frame in the scheme of its page is transparent until the page is painted. */
export const Frame = styled.iframe`
  ${fill}
  border: 0;
  color-scheme: light;
  filter: ${mapFilter};
`;
