import styled from 'styled-components';
import { color, font, size, space, target } from '#theme/tokens';

/** The width of a slot and the size of a button: at least 44 px, limited by the field's width at large text. */
export const side = `max(44px, min(${target}, 16cqi))`;

/** What is shown before or after the value. A press that reaches no control in it focuses the input. */
export const Root = styled.span`
  --colibri-focus: ${color.ink};

  z-index: 1;
  display: grid;
  place-content: center;
  justify-self: start;
  inline-size: var(--colibri-field-start, ${side});
  margin-inline-start: 2px;
  color: ${color.ink2};
  font: 400 ${size.md} / 1.2 ${font.body};
  pointer-events: none;

  &[data-slot='end'] {
    justify-self: end;
    inline-size: var(--colibri-field-end, ${side});
    margin-inline: 0 calc(2px + min(${space(1)}, 1cqi));
  }

  > :is(a, button) {
    inline-size: ${side};
    block-size: ${side};
    pointer-events: auto;
  }
`;
