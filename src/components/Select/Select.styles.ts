import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { control, Frame } from '../fields/Field.styles';

export const Box = styled(Frame)`
  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${space(3)};
    pointer-events: none;
  }

  /* A list has no menu to open. */
  & > :is([multiple], [size]:not([size='0'], [size='1'])) {
    padding-inline-end: var(--colibri-field-padding, ${space(4)});

    & + svg {
      display: none;
    }
  }
`;

export const Control = styled.select`
  ${control}
  padding-inline: var(--colibri-field-padding, ${space(4)}) calc(1.5em + ${space(4)});
  font: 400 ${size.md} / 1.2 ${font.body};

  & > option {
    background: ${color.paper};
    color: ${color.ink};
  }
`;
