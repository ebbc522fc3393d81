import styled from 'styled-components';
import { chip } from '#theme/chip';
import { disabled } from '#theme/disabled';
import { color, font, media, radius, size, space, target } from '#theme/tokens';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.round};
  background: ${color.paper};
  color: ${color.ink};

  &:has(select:focus-visible) {
    outline: 3px solid var(--colibri-focus);
    outline-offset: 2px;
  }

  &:hover {
    border-color: ${color.fieldLine};
  }

  &[data-surface='brand'] {
    --colibri-focus: ${color.onBrand};

    ${chip}

    &:hover {
      border-color: currentColor;
    }
  }

  &&:has(select:disabled) {
    ${disabled}
  }

  & > svg {
    position: absolute;
    inset-inline-end: min(${space(3)}, 4cqi);
    inline-size: 1rem;
    pointer-events: none;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

export const Control = styled.select`
  /* The select covers the border of its root, so that the border is part of the target. */
  min-block-size: ${target};
  max-inline-size: calc(100% + 4px);
  margin: -2px;

  /* Smaller padding where large text leaves little space for the name. */
  padding: 0 min(${space(9)}, 1rem + 7cqi) 0 min(${space(4)}, 5cqi);
  border: 2px solid transparent;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: 700 ${size.xs} / 1.2 ${font.body};
  text-overflow: ellipsis;
  appearance: none;

  /* Safari on iOS zooms in on a control with smaller text. */
  @media (pointer: coarse) {
    font-size: ${size.sm};
  }

  &:focus-visible {
    outline: none;
  }

  & > option {
    background: ${color.paper};
    color: ${color.ink};
  }
`;
