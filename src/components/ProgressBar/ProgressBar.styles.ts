import styled, { keyframes } from 'styled-components';
import { color, media, radius, size, space } from '#theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 ${space(4)};
  font-size: ${size.sm};
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const fill = keyframes`
  from {
    transform: translateX(-101%);
  }
`;

/** Where the browser has no scroll-driven animations, the bar is full. */
export const Track = styled.svg`
  inline-size: 100%;
  block-size: 0.875rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.muted};

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      view-timeline: --colibri-bar;

      & > rect {
        animation: ${fill} linear both;
        animation-timeline: --colibri-bar;
        /* Nearly a third of the window. The bar itself enters within 14 px. */
        animation-range: cover 5% cover 35%;
      }
    }
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    & > rect {
      fill: Highlight;
    }
  }
`;
