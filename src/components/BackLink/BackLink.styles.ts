import styled from 'styled-components';
import { color, duration, media, radius, target } from '#theme/tokens';

export const Root = styled.a`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border: 2px solid transparent;
  border-radius: ${radius.round};
  background: ${color.chipOnBrand};
  color: ${color.onBrand};
  transition: transform ${duration.press} ease-out;

  &:hover {
    border-color: currentColor;
  }

  &:active {
    transform: scale(0.94);
  }

  ${media.forcedColors} {
    border-color: LinkText;
  }
`;
