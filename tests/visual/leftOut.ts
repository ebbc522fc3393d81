/** Stories that have no picture though a rule of the plan would take them. */
interface LeftOut {
  /** What their ids match. */
  pattern: RegExp;
  /** Why they have none. */
  reason: string;
}

/**
 * Stories that are not worth a picture or cannot have the same one twice. Those with signs that no
 * bundled face has are no part of this list: the page's own text shows which they are.
 */
export const leftOut: readonly LeftOut[] = [
  {
    pattern: /^components-imageslider--(playing|held-by-focus)$/,
    reason: 'It moves by itself, and is stopped where a timer left it.',
  },
  {
    pattern: /--hostile-/,
    reason: 'Its texts of 10,000 signs, many foreign to the bundled faces, take a minute to draw.',
  },
];
