import { color } from './tokens';

/**
 * A scalloped edge below an element with the brand colour: 22 px apart, 11 px deep. The tile is
 * taller than the edge, so that its repetition is not visible as a line at any zoom level.
 */
export const scallop = `
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - 1px);
  block-size: 12px;
  background: radial-gradient(circle at 50% 0, ${color.brand} 11px, #0000 11.5px) 50% 0 / 22px 16px repeat-x;
  content: '';
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`;
