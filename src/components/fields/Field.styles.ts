import styled from 'styled-components';
import { disabled } from '#theme/disabled';
import { invalid } from '#theme/invalid';
import { color, font, media, radius, size, space } from '#theme/tokens';

/** The colours of a field on the brand. Those on paper are in the rules below. */
const onBrand = `
  --colibri-note: currentcolor;
  --colibri-line: ${color.lineOnBrand};
  --colibri-message: currentcolor;

  /* Red is not visible on a red brand, so a halo of paper surrounds the edge of an invalid field. */
  --colibri-halo: ${color.paper};

  color: ${color.onBrand};
`;

/* A grid or a stretched item would repeat the layout of the box and its container query on each key press. */
export const Root = styled.div`
  /* Its hidden parts are positioned absolutely. */
  position: relative;
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: var(--colibri-field-gap, ${space(2)});
  inline-size: 100%;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.tiny} {
    hyphens: auto;
  }

  &[data-surface='brand'] {
    ${onBrand}
  }

  &[data-surface='responsive'] {
    ${media.belowDesktop} {
      ${onBrand}
    }
  }
`;

export const Label = styled.label`
  align-self: start;
  max-inline-size: 100%;
  font: 700 ${size.xs} / 1.35 ${font.body};
  hyphens: auto;
  overflow-wrap: anywhere;

  /* It is outside the layout of its fieldset. */
  &:is(legend) {
    padding-block-end: var(--colibri-field-gap, ${space(2)});
  }
`;

/** The frame around the control of a field. */
export const Frame = styled.div`
  display: grid;
  align-items: center;
  min-inline-size: 0;
  min-block-size: var(--colibri-field-height, var(--colibri-height, 3.5rem));
  border: 2px solid var(--colibri-line, ${color.fieldLine});
  border-radius: var(--colibri-field-radius, ${radius.control});
  background: ${color.paper};
  color: ${color.ink};

  &:has(> [aria-invalid='true'], > div > [aria-invalid='true']) {
    ${invalid}
    --colibri-quiet: ${color.ink2};

    box-shadow: 0 0 0 2px var(--colibri-halo, transparent);
  }

  &:has(> select:focus-visible, > div > input:focus-visible) {
    outline: 3px solid var(--colibri-focus);
    outline-offset: 2px;
    box-shadow: none;
  }

  &:has(> [readonly], > div > [readonly]) {
    background: ${color.ground};
  }

  ${media.forcedColors} {
    border-color: FieldText;

    &:has(> [aria-invalid='true'], > div > [aria-invalid='true']) {
      border-style: dashed;
    }
  }

  &:has(> :disabled, > div > :disabled) {
    ${disabled}
  }
`;

/** The native control in a {@link Frame}. */
export const control = `
  place-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding-block: ${space(2)};
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;
  text-overflow: ellipsis;
  appearance: none;

  &:disabled {
    opacity: 1;
  }
`;

export const Message = styled.p`
  display: flex;
  gap: ${space(1)};
  color: var(--colibri-message, ${color.danger});
  font: 600 ${size.xs} / 1.4 ${font.body};

  > svg {
    flex: none;
    inline-size: 1.4em;
    block-size: 1.4em;
  }
`;

export const Note = styled.p`
  color: var(--colibri-note, ${color.ink2});
  font: 400 ${size.xs} / 1.4 ${font.body};

  /* A live region without text takes no space. */
  &:empty {
    position: absolute;
  }
`;
