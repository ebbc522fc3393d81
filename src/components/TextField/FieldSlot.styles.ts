import styled from 'styled-components';
import { color, font, size, space, target } from '#theme/tokens';

/** The size of a button, and the smallest width of a slot: 44 px, limited by the field's width at large text. */
const side = `max(44px, min(${target}, 16cqi))`;

/** What is shown before or after the value. It is as wide as its content. */
export const Root = styled.span`
  --colibri-focus: ${color.ink};

  min-inline-size: ${side};
  color: ${color.ink2};
  font: 400 min(${size.md}, 10cqi) / 1.2 ${font.body};
  text-align: center;
  white-space: nowrap;

  cursor: text;

  /* A prefix such as +57 has no strong direction, and would become 57+ in a field from right to left. */
  unicode-bidi: plaintext;

  &[data-slot='end'] {
    grid-column: 3;
    margin-inline-end: min(${space(1)}, 1cqi);
  }

  &:not(:has(> :is(a, button))) {
    padding-inline: min(6px, 2cqi);
  }

  > * {
    vertical-align: middle;
  }

  > :is(a, button) {
    inline-size: auto;
    min-inline-size: ${side};
    block-size: ${side};
  }

  /* An icon button has a class name. */
  > :is(select, button:not([class])) {
    block-size: ${side};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
`;
