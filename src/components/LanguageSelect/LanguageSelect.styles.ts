import styled from 'styled-components';
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
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  &:hover {
    border-color: ${color.fieldLine};
  }

  &[data-surface='brand'] {
    border-color: transparent;
    background: ${color.chipOnBrand};
    color: ${color.onBrand};
  }

  &[data-surface='brand']:hover {
    border-color: currentColor;
  }

  & > svg {
    position: absolute;
    inset-inline-end: ${space(3)};
    inline-size: 1rem;
    pointer-events: none;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

export const Select = styled.select`
  min-block-size: calc(${target} - 4px);
  max-inline-size: 100%;
  padding: 0 ${space(9)} 0 ${space(4)};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: 700 ${size.xs} / 1.2 ${font.body};
  appearance: none;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }

  & > option {
    background: ${color.paper};
    color: ${color.ink};
  }
`;
