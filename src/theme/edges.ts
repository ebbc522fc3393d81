import { color, radius, shadow } from './tokens';

/** What decorative edges below an element have in common. Print and forced colours show none. */
export const edge = `
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - 1px);
  content: '';
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`;

/**
 * A scalloped edge below an element with the brand colour: 22 px apart, 11 px deep. The tile is
 * taller than the edge, so that its repetition is not visible as a line at any zoom level.
 */
export const scallop = `
  block-size: 12px;
  background: radial-gradient(circle at 50% 0, ${color.brand} 11px, #0000 11.5px) 50% 0 / 22px 16px repeat-x;
  ${edge}
`;

/** A panel of the brand colour above a scalloped edge. */
export const brandPanel = `
  position: relative;
  min-inline-size: 0;
  margin-block-end: 11px;
  background: ${color.brand};
  color: ${color.onBrand};

  &::after {
    ${scallop}
  }

  @media (forced-colors: active) {
    border-block-end: 2px solid CanvasText;
  }
`;

/** A panel of paper with a torn lower edge: teeth 20 px apart, 10 px deep. */
export const ticket = `
  margin-block-end: 10px;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  background: ${color.paper};
  color: ${color.ink};
  filter: ${shadow.paper};

  &::after {
    block-size: 11px;
    background: conic-gradient(from -45deg at 50% 11px, ${color.paper} 90deg, transparent 0) 50% 0 /
      20px 14px round;
    ${edge}
  }

  @media print, (forced-colors: active) {
    border: 1px solid;
    filter: none;
  }
`;
