import styled from 'styled-components';
import { chip } from '#theme/chip';
import { disabled } from '#theme/disabled';
import { pressable } from '#theme/pressable';
import { color, font, media, radius, size, space } from '#theme/tokens';

export const Root = styled.label`
  position: relative;
  display: flex;
  min-inline-size: 0;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.brandText};
  cursor: pointer;
  ${pressable(0.98)}

  &:hover {
    border-color: ${color.brandEdge};
    background: ${color.brandTint};
  }

  &:has(input:checked) {
    border-color: ${color.brandEdge};
    background: ${color.brand};
    color: ${color.onBrand};
  }

  &:has(input:disabled) {
    ${disabled}
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;

    &:has(input:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** The price and the validity are in one row, above the description. */
export const Body = styled.span`
  --colibri-tick: ${color.brand};
  --colibri-hole: ${color.onBrand};

  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  min-block-size: 4rem;
  padding: ${space(3)} clamp(${space(3)}, 1.4cqi, ${space(4)});

  /* The tick, after the price: two strokes in a disc, rotated by 45 degrees. It always takes its space. */
  &::before {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: ${radius.round};
    background:
      linear-gradient(var(--colibri-tick) 0 0) 0.875rem 0.3125rem / 0.1875rem 0.8125rem no-repeat,
      linear-gradient(var(--colibri-tick) 0 0) 0.5625rem 0.9375rem / 0.5rem 0.1875rem no-repeat,
      var(--colibri-hole);
    content: '';
    transform: rotate(45deg);
  }

  input:not(:checked) ~ &::before {
    visibility: hidden;
  }

  & > :first-child {
    order: -1;
  }

  ${media.forcedColors} {
    --colibri-tick: Highlight;
    --colibri-hole: HighlightText;
  }

  /* A sibling selector, because WebKit does not repaint a label with :has(). */
  input:focus-visible ~ &::after {
    position: absolute;
    inset: -2px;
    border-radius: ${radius.control};
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
    content: '';
    pointer-events: none;

    ${media.forcedColors} {
      outline-color: CanvasText;
    }
  }
`;

/** Text from the API, with an isolated direction. It is cut after 24 lines; real texts are shorter on any phone. */
export const Description = styled.bdi`
  display: -webkit-box;
  flex: 1 1 100%;
  order: 1;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 24;
  color: ${color.ink};
  font: 400 ${size.sm} / 1.3 ${font.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  input:is(:checked, :disabled) ~ * & {
    color: inherit;
  }
`;

export const Validity = styled.span`
  margin-inline-start: auto;
  padding: 0 0.5em;
  border: 2px solid transparent;
  border-radius: min(0.5em, ${radius.control});
  background: ${color.brandTint};
  color: ${color.brandText};
  font: 700 ${size.xs} / 1.3 ${font.body};

  label:hover > * > & {
    background: ${color.paper};
  }

  input:checked ~ * & {
    ${chip}
  }

  input:disabled ~ * & {
    background: ${color.paper};
    color: inherit;
  }

  ${media.forcedColors} {
    &,
    input:is(:checked, :disabled) ~ * & {
      padding-inline: 0;
      background: none;
    }
  }
`;
