import styled from 'styled-components';
import { color, media, radius, size, space, target } from '#theme/tokens';

export const Root = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.round};
  background: ${color.paper};
  color: ${color.ink};

  @media print {
    display: none;
  }
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  min-block-size: calc(${target} - 4px);
  padding-inline: min(${space(3)}, 3cqi);
  border-radius: ${radius.round};
  font-size: ${size.xs};
  font-weight: 700;
  cursor: pointer;

  &:has(:checked) {
    background: ${color.ink};
    color: ${color.paper};
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
