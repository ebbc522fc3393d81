import styled from 'styled-components';
import { color, font, media, size, space } from '#theme/tokens';
import { Frame } from '../fields/Field.styles';

export const Box = styled(Frame)`
  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${space(3)};
    pointer-events: none;
  }

  &:has(> :disabled) {
    color: ${color.ink2};

    ${media.forcedColors} {
      color: GrayText;
    }
  }
`;

export const Control = styled.select`
  place-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding-block: ${space(2)};
  padding-inline: var(--colibri-field-padding, ${space(4)}) calc(1.5em + ${space(4)});
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;
  font: 400 ${size.md} / 1.2 ${font.body};
  text-overflow: ellipsis;
  appearance: none;

  &:disabled {
    opacity: 1;
  }

  & > option {
    background: ${color.paper};
    color: ${color.ink};
  }
`;
