import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';

export const Box = styled.div`
  display: grid;
  align-items: center;
  color: ${color.ink};

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${space(3)};
    pointer-events: none;
  }

  &:has(:disabled) {
    color: ${color.ink2};
  }

  ${media.forcedColors} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Control = styled.select`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--colibri-field-height, 3.5rem);
  margin: 0;
  padding-block: ${space(2)};
  padding-inline: var(--colibri-field-padding, ${space(4)}) calc(1.5em + ${space(4)});
  border: 2px solid var(--colibri-line);
  border-radius: var(--colibri-field-radius, ${radius.control});
  background: ${color.paper};
  font: 400 ${size.md} / 1.2 ${font.body};
  text-overflow: ellipsis;
  appearance: none;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 var(--colibri-halo);
  }

  &:focus-visible {
    box-shadow: none;
  }

  &:disabled {
    background: ${color.ground};
    opacity: 1;
  }

  ${media.forcedColors} {
    border-color: FieldText;

    &[aria-invalid='true'] {
      border-style: dashed;
    }

    &:disabled {
      border-color: GrayText;
    }
  }
`;
