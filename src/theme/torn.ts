import { color } from './tokens';

/**
 * The torn edge below a panel: teeth 20 px apart, 10 px deep. The panel needs a margin of that
 * depth. The tile is taller than the edge, so that its repetition is not visible at any zoom level.
 */
export const torn = `
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - 1px);
  block-size: 11px;
  background: conic-gradient(from -45deg at 50% 11px, ${color.paper} 90deg, transparent 0) 50% 0 /
    20px 14px round;
  content: '';
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`;
