import styled from 'styled-components';
import { chip } from '#theme/chip';
import { disabled } from '#theme/disabled';
import { pressable } from '#theme/pressable';
import { color, media, radius, size, target } from '#theme/tokens';

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
  font-size: ${size.sm};
  ${pressable(0.94)}

  & > svg {
    inline-size: 1.5em;
    block-size: 1.5em;
  }

  &:hover:not(:disabled) {
    background: ${color.brandTint};
  }

  &[data-surface='brand'] {
    --colibri-focus: ${color.onBrand};

    ${chip}

    &:hover:not(:disabled) {
      border-color: currentColor;
      background: ${color.chipOnBrand};
    }
  }

  &[data-surface='picture'] {
    border-color: ${color.paper};
    background: ${color.paper};
    color: ${color.ink};

    & > svg {
      inline-size: 55%;
      block-size: 55%;
    }

    &:hover:not(:disabled) {
      border-color: ${color.ink};
      background: ${color.paper};
    }

    /* No single ring colour is visible on every picture. */
    &:focus-visible {
      outline-color: ${color.ink};
      box-shadow: 0 0 0 6px ${color.paper};
    }
  }

  &:disabled {
    ${disabled}
  }

  @media print {
    display: none;
  }

  ${media.forcedColors} {
    &[data-surface] {
      border-color: ButtonBorder;
    }

    &:any-link {
      border-color: LinkText;
    }
  }
`;
