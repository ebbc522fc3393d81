/** Stories that have no picture, and why. */
export const leftOut: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^components-media-imageslider--(playing|held-by-focus)$/,
    reason: 'It moves by itself, and is stopped where a timer left it.',
  },
  {
    pattern: /--(hostile-|endless-)/,
    reason: 'Its texts of 10,000 signs, many foreign to the bundled face, take a minute to draw.',
  },
];
