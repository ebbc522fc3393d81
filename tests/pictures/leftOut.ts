/** Stories that have no picture, and why. */
export const leftOut: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^screens-landing--(?!default)/,
    reason: 'A long page again, of which the stories of its sections show what differs.',
  },
  {
    pattern: /--long-lists$/,
    reason: 'Two hundred products look as twelve do, and their picture weighs half a megabyte.',
  },
  {
    pattern: /^components-media-imageslider--(playing|held-by-focus)$/,
    reason: 'It moves by itself, and is stopped where a timer left it.',
  },
  {
    pattern: /--(hostile-|endless-)/,
    reason: 'Its texts of 10,000 signs, many foreign to the bundled face, take a minute to draw.',
  },
];
