import styled from 'styled-components';
import { color, media, radius, size, space } from '#theme/tokens';

export const Root = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-inline-size: 0;
  border-radius: ${radius.panel};
  background: ${color.ground};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Drawing = styled.div`
  grid-area: 1 / 1;
  min-block-size: 15rem;
  aspect-ratio: 8 / 5;

  & > * {
    inline-size: 100%;
    block-size: 100%;
  }

  ${media.desktop} {
    min-block-size: 22rem;
  }
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;

  &[data-shown='true'] {
    opacity: 1;
  }
`;

export const Plate = styled.div`
  position: relative;
  grid-area: 1 / 1;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)};
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
