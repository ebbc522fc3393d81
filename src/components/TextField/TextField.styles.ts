import styled from 'styled-components';
import { color, font, media, size, space, target } from '#theme/tokens';
import { control, Frame } from '../fields/Field.styles';

/** A low-emphasis grey with a contrast of at least 4.5:1 on paper. */
const quiet = `color-mix(in srgb, ${color.ink2} 80%, ${color.paper})`;

/** The size of a button, and the smallest width of a slot: 44 px, limited by the field's width at large text. */
const side = `max(44px, min(${target}, 16cqi))`;

/* The field's width limits the type size and padding, so that a complete number fits at any text size. */
export const Box = styled(Frame)`
  --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 10cqi));
  --colibri-type: 400 ${size.md} / 1.2 ${font.body};

  grid-template-columns: auto 1fr auto;
  container-type: inline-size;
  direction: ltr;

  > :is(input, [aria-hidden]) {
    grid-area: 1 / 2;
  }

  /* The slots follow the direction of the input, which can differ from that of the page. */
  &:has(> input:dir(rtl)) {
    direction: rtl;
  }

  &:has(> [data-slot='start']) {
    --colibri-start: 2px;
  }

  &:has(> [data-slot='end']) {
    --colibri-end: 0px;
  }

  &[data-shape='phone'] {
    --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 6cqi));
    --colibri-height: 3.75rem;
    --colibri-type: 700 min(${size.xl}, 13cqi) / 1.2 ${font.display};
    --colibri-tracking: -0.015em;
    --colibri-gap: 0.08em;
    --colibri-hint: ${color.fieldLine};

    /* A complete number also fits between a country code and the button. */
    &:has(> [data-slot='start']) {
      --colibri-type: 700 min(${size.xl}, 10.5cqi) / 1.2 ${font.display};
    }
  }

  &[data-shape='card'] {
    --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 6cqi));
    --colibri-type: 400 min(${size.md}, 7.5cqi) / 1.2 ${font.body};

    /* At large text, sixteen digits fit only in the display font, which is narrower. */
    & > :is(input, span) {
      @container (max-width: 14rem) {
        --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 3cqi));
        --colibri-type: 700 min(${size.md}, 12.5cqi - 3px) / 1.2 ${font.display};
        --colibri-tracking: -0.015em;
      }
    }

    /* The number has precedence over the name of a brand, which wraps. It is as wide as sixteen digits and three spaces. */
    &:has(> [data-slot='end']) > * {
      --colibri-type: 400 min(${size.md}, 6cqi) / 1.2 ${font.body};

      @container (max-width: 14rem) {
        --colibri-type: 700 7.5cqi / 1.2 ${font.display};
      }
    }

    > input {
      min-inline-size: min(17.5ch + var(--colibri-inset), 100cqi - 2 * ${side});
    }

    > [data-slot='end'] {
      font-size: min(${size.xs}, 5cqi);
    }
  }

  &[data-shape='short'] {
    --colibri-type: 400 min(${size.md}, 16cqi) / 1.2 ${font.body};
  }
`;

const valueText = `
  padding-inline: var(--colibri-start, var(--colibri-inset)) var(--colibri-end, var(--colibri-inset));
  font: var(--colibri-type);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--colibri-tracking, 0);
  word-spacing: var(--colibri-gap, 0);
`;

export const Control = styled.input`
  ${control}
  ${valueText}
  text-align: start;

  /* Before hydration and during IME composition a mask cannot conceal the text. */
  &[data-concealed] {
    -webkit-text-security: disc;
  }

  &::placeholder {
    color: ${quiet};
    opacity: 1;
  }
`;

export const MaskHint = styled.span`
  ${valueText}

  overflow: hidden;
  color: var(--colibri-hint, ${quiet});
  white-space: pre;
  pointer-events: none;
  user-select: none;

  /* The browser shows text that the mask does not contain: an autofill preview or IME composition. */
  input:autofill ~ &,
  input[data-composing] ~ & {
    visibility: hidden;
  }

  /* With forced-color-adjust: auto, the backplate of this text would cover the typed text. */
  ${media.forcedColors} {
    color: GrayText;
    forced-color-adjust: none;
  }
`;

export const Typed = styled.span`
  visibility: hidden;
`;

/** What is shown before or after the value. It is as wide as its content. */
export const Slot = styled.span`
  --colibri-focus: ${color.ink};

  min-inline-size: ${side};
  color: ${color.ink2};
  font: 400 min(${size.md}, 10cqi) / 1.2 ${font.body};
  text-align: center;
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
