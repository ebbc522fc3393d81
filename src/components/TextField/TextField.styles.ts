import styled from 'styled-components';
import { color, font, media, size, space, target } from '#theme/tokens';
import { control, Frame } from '../fields/Field.styles';

/** A low-emphasis grey with a contrast of at least 4.5:1 on paper. An invalid field has a darker one. */
const quiet = `var(--colibri-quiet, color-mix(in srgb, ${color.ink2} 80%, ${color.paper}))`;

/** The size of a button, and the smallest width of a slot: 44 px, limited by the field's width at large text. */
const side = `max(44px, min(${target}, 16cqi))`;

/** The padding at both ends of the value. A slot is in its place. */
const start = 'var(--colibri-start, var(--colibri-inset))';
const end = 'var(--colibri-end, var(--colibri-inset))';

/** The size of a number, so that a complete one fits between the slots. */
function fit(largest: string): string {
  const digit = 'max(var(--colibri-digit), var(--colibri-widest, 0))';
  return `min(${largest}, (100cqi - ${start} - ${end}) / (var(--colibri-length) * ${digit}))`;
}

/** Numbers in the display font. The digits of a fallback font are scaled to the width of its 0, which is 0.485 em. */
const displayNumber = `
  --colibri-digit: 0.485;
  --colibri-adjust: ch-width 0.485;
  --colibri-tracking: -0.015em;
`;

/** Numbers in the font of the body, whose digits are narrower than 0.64 em in most fonts. */
const bodyNumber = `
  --colibri-digit: 0.64;
  --colibri-type: 400 ${fit(size.md)} / 1.2 ${font.body};
`;

/* The field's width limits the padding, and the width between the slots the type size. */
export const Box = styled(Frame)`
  --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 10cqi));
  --colibri-type: 400 ${size.md} / 1.2 ${font.body};

  grid-template-columns: auto 1fr auto;
  container-type: inline-size;
  direction: ltr;

  /* Chrome scales digits to a width since version 127. */
  @supports not (font-size-adjust: ch-width 0.5) {
    --colibri-widest: 0.6;
  }

  /* The slots follow the direction of the input, which can differ from that of the page. */
  &:has(> div > input:dir(rtl)) {
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
    --colibri-length: 13;
    --colibri-type: 700 ${fit(size.xl)} / 1.2 ${font.display};
    ${displayNumber}
    --colibri-gap: 0.08em;
    --colibri-hint: ${color.fieldLine};
  }

  &[data-shape='card'] {
    --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 6cqi));
    --colibri-length: 19;
    ${bodyNumber}

    /* In a narrow field, sixteen digits are larger in the display font, which is narrower. */
    > div > * {
      @container (max-width: 14rem) {
        --colibri-inset: var(--colibri-field-padding, min(${space(4)}, 3cqi));
        --colibri-type: 700 ${fit(size.md)} / 1.2 ${font.display};
        ${displayNumber}
      }
    }

    /* The number has precedence over the name of a brand, which wraps. */
    &:has(> [data-slot='end']) > div {
      min-inline-size: min(9rem, 100cqi - 2 * ${side});
    }

    > [data-slot='end'] {
      font-size: min(${size.xs}, 5cqi);
    }
  }

  &[data-length='19'] {
    --colibri-length: 19;
  }

  &[data-length='23'] {
    --colibri-length: 23;
  }

  &[data-shape='short'] {
    --colibri-length: 7;
    ${bodyNumber}
  }
`;

/** The value and its mask, between the slots. */
export const Value = styled.div`
  container-type: inline-size;
  display: grid;
  grid-column: 2;
  place-self: stretch;
  border-radius: inherit;

  > * {
    grid-area: 1 / 1;
  }

  > span {
    align-self: center;
  }
`;

const valueText = `
  padding-inline: ${start} ${end};
  font: var(--colibri-type);
  font-size-adjust: var(--colibri-adjust, none);
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
