import styled from 'styled-components';
import { color, font, media, radius, size, space, target } from '#theme/tokens';
import { onBrand, onPaper } from './surfaces';

/** A low-emphasis grey with a contrast of 4.5:1 on paper. */
const quiet = `color-mix(in srgb, ${color.ink2} 80%, ${color.paper})`;

/* A grid or a stretched item would repeat the layout of the box and its container query on each key press. */
export const Root = styled.div`
  ${onPaper}

  display: flex;
  flex-direction: column;
  align-self: start;
  gap: ${space(2)};
  inline-size: 100%;
  min-inline-size: 0;

  &[data-surface='brand'],
  &[data-surface='responsive'] {
    ${onBrand}
    color: ${color.onBrand};
  }

  &[data-surface='responsive'] {
    ${media.desktop} {
      ${onPaper}
      color: ${color.ink};
    }
  }
`;

export const Label = styled.label`
  align-self: start;
  max-inline-size: 100%;
  font: 700 ${size.xs} / 1.35 ${font.body};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

/* The field's width limits type and insets, so a complete number fits at any text size. */
export const Box = styled.div`
  --edge: 2px;
  --inset: min(${space(4)}, 10cqi);
  --type: ${size.md};
  --face: ${font.body};
  --weight: 400;
  --tracking: 0;
  --gap: 0;
  --end: var(--inset);
  --ghost: ${quiet};

  display: grid;
  align-items: center;
  min-inline-size: 0;
  container-type: inline-size;

  > * {
    grid-area: 1 / 1;
  }

  > button {
    --focus: ${color.ink};

    justify-self: end;
    inline-size: max(44px, min(${target}, 16cqi));
    block-size: max(44px, min(${target}, 16cqi));
    margin-inline-end: calc(var(--edge) + min(${space(1)}, 1cqi));
  }

  &:has(> button) {
    --end: calc(max(44px, min(${target}, 16cqi)) + var(--edge));
  }

  &[data-shape='phone'] {
    --inset: min(${space(4)}, 6cqi);
    --gap: 0.08em;
    --type: min(${size.xl}, 13cqi);
    --ghost: ${color.fieldLine};
    --face: ${font.display};
    --weight: 700;
    --tracking: -0.015em;
  }

  &[data-shape='card'] {
    --inset: min(${space(4)}, 6cqi);
    --type: min(${size.md}, 7.5cqi);

    /* At large text, sixteen digits fit only in the condensed font. */
    & > :is(input, span) {
      @container (max-width: 14rem) {
        --inset: min(${space(4)}, 3cqi);
        --type: min(${size.md}, 12.5cqi - 3.5px);
        --face: ${font.display};
        --weight: 700;
        --tracking: -0.015em;
      }
    }
  }

  &[data-shape='short'] {
    --type: min(${size.md}, 16cqi);
  }
`;

export const Control = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3.5rem;
  margin: 0;
  padding-block: ${space(2)};
  padding-inline: var(--inset) var(--end);
  border: var(--edge) solid var(--line);
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font: var(--weight) var(--type) / 1.2 var(--face);
  letter-spacing: var(--tracking);
  word-spacing: var(--gap);
  text-align: start;
  text-overflow: ellipsis;
  appearance: none;

  [data-shape='phone'] > & {
    min-block-size: 3.75rem;
  }

  /* During IME composition a mask cannot hide the text. */
  &[data-composing='concealed'] {
    -webkit-text-security: disc;
  }

  &::placeholder {
    color: ${quiet};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 var(--halo);
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  &[aria-invalid='true']:focus-visible {
    outline-offset: var(--ring);
  }

  &:disabled,
  &:read-only {
    background: ${color.ground};
  }

  &:disabled {
    color: ${color.ink2};
    cursor: not-allowed;
    opacity: 1;
  }

  ${media.forcedColors} {
    border-color: FieldText;

    &[aria-invalid='true'] {
      border-style: dashed;
    }

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Ghost = styled.span`
  overflow: hidden;
  padding-inline: calc(var(--inset) + var(--edge)) var(--end);
  color: var(--ghost);
  font: var(--weight) var(--type) / 1.2 var(--face);
  letter-spacing: var(--tracking);
  word-spacing: var(--gap);
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

export const Message = styled.p`
  display: flex;
  gap: ${space(1)};
  align-self: start;
  margin: 0;
  padding: var(--message-inset);
  border-radius: ${radius.control};
  background: var(--message);
  color: ${color.danger};
  font: 600 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;

  ${media.tiny} {
    hyphens: auto;
  }

  > svg {
    flex: none;
    inline-size: 1.4em;
    block-size: 1.4em;
  }
`;

export const Note = styled.p`
  margin: 0;
  color: var(--note);
  font: 400 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;

  /* A live region without text takes no space. */
  &:empty {
    position: absolute;
  }

  ${media.tiny} {
    hyphens: auto;
  }
`;
