import { color } from './tokens';

/**
 * The torn edge of a slip of paper, below it: teeth 20 px apart, 10 px deep. The slip keeps that
 * margin. The tile is taller than the edge, so that at no zoom its top shows again below the teeth.
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
`;
