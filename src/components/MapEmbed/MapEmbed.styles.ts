import styled from 'styled-components';
import { color, mapFilter, media, radius, size, space } from '#theme/tokens';

export const Root = styled.div`
  --colibri-focus: ${color.ink};

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: ${radius.panel};
  background: ${color.ground};

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

/** Defines the shape of the map. Large text on the overlay can make both taller. */
export const Drawing = styled.div`
  position: relative;
  grid-area: 1 / 1;
  align-self: stretch;
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
    filter: ${mapFilter};
  }
`;

export const Frame = styled.iframe`
  ${fill}
  border: 0;
  filter: ${mapFilter};
  opacity: 0;

  &[data-shown='true'] {
    opacity: 1;
  }
`;

export const Overlay = styled.div`
  position: relative;
  grid-area: 1 / 1;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: min(${space(3)}, 4cqi);
  font-size: ${size.xs};

  & > p {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.control};
    background: ${color.paper};
    color: ${color.ink2};
  }

  & > p:empty {
    display: none;
  }
`;
