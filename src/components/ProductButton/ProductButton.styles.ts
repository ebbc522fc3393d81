import styled from 'styled-components';
import { color, duration, font, media, radius, size, space } from '#theme/tokens';

export const Root = styled.label`
  position: relative;
  display: flex;
  min-inline-size: 0;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.brandText};
  cursor: pointer;
  transition: transform ${duration.press} ease-out;

  &:hover {
    border-color: ${color.brandEdge};
    background: ${color.brandTint};
  }

  &:active {
    transform: scale(0.98);
  }

  &:has(input:checked) {
    border-color: ${color.brandEdge};
    background: ${color.brand};
    color: ${color.onBrand};
  }

  &:has(input:disabled) {
    border-color: ${color.hairline};
    background: ${color.ground};
    color: ${color.ink2};
    cursor: not-allowed;
    transform: none;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;

    &:has(input:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:has(input:disabled) {
      border-color: GrayText;
    }

    &:has(input:disabled) * {
      color: GrayText;
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

export const Body = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  min-block-size: 4rem;
  padding: ${space(3)} ${space(2)};

  ${media.desktop} {
    padding-inline: ${space(4)};
  }

  /* A sibling's style: WebKit does not repaint one that asks what the label :has(). */
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

export const Price = styled.span`
  flex: 0 1 auto;
  min-inline-size: min(3.25rem, 100%);

  ${media.desktop} {
    min-inline-size: 4.25rem;
  }
`;

export const Text = styled.span`
  display: grid;
  flex: 1 1 5.5rem;
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.3 ${font.body};
  overflow-wrap: anywhere;

  input:checked ~ * & {
    color: inherit;
  }
`;

/** Foreign text, kept to its own direction. Endless ones end after 24 lines, more than any real one needs on the narrowest phone. */
export const Description = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 24;
  text-wrap: pretty;
`;

export const Validity = styled.span`
  padding: 0.1em 0.6em;
  border-radius: 0.5em;
  background: ${color.brandTint};
  color: ${color.brandText};
  font-weight: 700;

  input:checked ~ * & {
    background: ${color.chipOnBrand};
    color: inherit;
  }

  input:disabled ~ * & {
    background: ${color.hairline};
    color: inherit;
  }

  ${media.forcedColors} {
    &,
    input:checked ~ * & {
      padding-inline: 0;
      background: none;
    }
  }
`;
