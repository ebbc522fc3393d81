import styled from 'styled-components';
import { color, duration, media, radius, target } from '#theme/tokens';

export const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${radius.round};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  transition: transform ${duration.press} ease-out;

  &:hover:not(:disabled) {
    background: ${color.brandTint};
  }

  &:active {
    transform: scale(0.94);
  }

  &[data-surface='brand'] {
    --focus: ${color.onBrand};

    background: ${color.chipOnBrand};
    color: ${color.onBrand};

    &:hover:not(:disabled) {
      border-color: currentColor;
      background: ${color.chipOnBrand};
    }
  }

  &:disabled {
    color: ${color.fieldLine};
    cursor: not-allowed;
    transform: none;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
