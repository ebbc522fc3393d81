import styled from 'styled-components';
import { color, font, media, size, space, target } from '#theme/tokens';
import { invalid } from '#theme/invalid';
import { Root as FieldRoot } from './Field.styles';

export const Root = styled(FieldRoot)`
  gap: 0;
`;

/** The label of a checkbox or a radio, which contains it. A single line is as high as a target. */
export const ChoiceLabel = styled.label`
  display: flex;
  gap: ${space(3)};
  padding-block: calc((${target} - 1.375rem) / 2);
  font: 400 ${size.sm} / 1.375 ${font.body};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.ink2};
    cursor: not-allowed;
  }

  & > span {
    min-inline-size: 0;
  }

  /* A link with a target for touch, which is higher than the line. */
  & a {
    margin-block: calc((1.375rem - ${target}) / 2);
  }

  ${media.forcedColors} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

/** The texts below a choice. They start where its label does. */
export const Details = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(-2)};
  padding-inline-start: calc(1.375rem + ${space(3)});

  &:empty {
    display: none;
  }
`;

/** A native checkbox or radio. */
export const Mark = styled.input`
  display: inline-grid;
  flex: none;
  place-content: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0;
  border: 2px solid ${color.fieldLine};
  border-radius: 50%;
  background: ${color.paper};
  appearance: none;
  cursor: inherit;

  [aria-invalid='true'] &,
  &[aria-invalid='true'] {
    ${invalid}
  }

  /* The border fills the mark, because browsers do not print backgrounds. */
  &:checked {
    border: 0.42rem solid ${color.brandEdge};
  }

  &[type='checkbox'] {
    border-radius: 0.375rem;
  }

  &[type='checkbox']:is(:checked, :indeterminate) {
    border: 0.6875rem solid ${color.brandEdge};
  }

  &[type='checkbox']:checked::before {
    inline-size: 0.4375rem;
    block-size: 0.75rem;
    border: solid ${color.paper};
    border-width: 0 0.1875rem 0.1875rem 0;
    content: '';
    transform: translateY(-0.125rem) rotate(45deg);
  }

  &[type='checkbox']:indeterminate::before {
    inline-size: 0.75rem;
    block-size: 0.1875rem;
    background: ${color.paper};
    content: '';
  }

  &:disabled {
    border-color: ${color.muted};
    background: ${color.muted};
  }

  &:disabled:checked {
    border-color: ${color.ink2};
  }

  ${media.forcedColors} {
    [aria-invalid='true'] &:not(:checked, :indeterminate),
    &[aria-invalid='true']:not(:checked, :indeterminate) {
      border-style: dashed;
    }

    &:checked,
    &[type='checkbox']:indeterminate {
      border-color: Highlight;
    }

    &[type='checkbox']:checked::before {
      border-color: HighlightText;
    }

    &[type='checkbox']:indeterminate::before {
      background: HighlightText;
      forced-color-adjust: none;
    }

    &:disabled,
    &:disabled:checked {
      border-color: GrayText;
    }
  }
`;
