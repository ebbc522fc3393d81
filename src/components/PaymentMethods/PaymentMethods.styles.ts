import styled from 'styled-components';
import { Notice } from '#components/Notice';
import { disabled } from '#theme/disabled';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { Mark } from '../fields/Choice.styles';
import { invalid } from '#theme/invalid';

export const Root = styled.fieldset`
  display: grid;

  & > p {
    padding-block-end: ${space(2)};
  }
`;

/** The cards are in a row if no word of a name breaks. */
export const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 max-content;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  min-block-size: 4rem;
  padding: ${space(3)} ${space(2)};
  border: 2px solid ${color.fieldLine};
  border-radius: ${radius.control};
  background: ${color.paper};
  font: 700 ${size.sm} / 1.2 ${font.body};
  cursor: pointer;

  /* A long word of a name fits next to the mark on a phone, and below it with large text. */
  ${media.tiny} {
    flex-direction: column;
    align-items: start;
    font-size: min(${size.sm}, 8cqi);
  }

  ${media.tablet} {
    gap: ${space(3)};
    padding-inline: ${space(4)};
  }

  &:hover {
    background: ${color.brandTint};
  }

  &:has(input:checked) {
    border-color: ${color.brandEdge};
    box-shadow: inset 0 0 0 1px ${color.brandEdge};
  }

  [data-invalid='true'] & {
    ${invalid}
  }

  &:has(input:disabled) {
    ${disabled}
  }

  ${media.forcedColors} {
    &:has(input:checked:enabled) {
      border-color: Highlight;
    }
  }
`;

export const Radio = styled(Mark)`
  &:disabled:not(:checked) {
    border-color: ${color.paper};
    background: ${color.paper};
  }

  /* The ring surrounds the card. WebKit does not repaint \`:has(:focus-visible)\` on the card itself. */
  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    position: absolute;
    inset: -2px;
    border-radius: ${radius.control};
    outline: 3px solid var(--colibri-focus);
    outline-offset: 2px;
    content: '';
  }
`;

export const Name = styled.span`
  flex: 1;
  max-inline-size: 100%;
  overflow-wrap: break-word;
`;

export const Hint = styled.span`
  display: block;
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.2 ${font.body};
`;

export const Unavailable = styled(Notice)`
  margin-block-start: ${space(4)};
`;
