/** Stories that have no picture, by their file and name, and why. */
const skipList: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /\/flows\//,
    reason: 'A way through several screens, which have pictures of their own.',
  },
  {
    pattern: /Landing\.stories\.tsx > (?!Default$)/,
    reason: 'A long page again, of which the stories of its sections show what differs.',
  },
  {
    pattern: / > Long Lists$/,
    reason: 'Two hundred products look as twelve do, and their picture weighs half a megabyte.',
  },
  {
    pattern: /ImageSlider\.stories\.tsx > (Playing|Held By Focus|Stopped By Focus)$/,
    reason: 'It moves automatically, and is stopped where a timer left it.',
  },
  {
    pattern: /CardholderField\.stories\.tsx > Any Script$/,
    reason: 'Its letters are foreign to the bundled face: what a machine has draws them.',
  },
  {
    pattern: / > (Hostile|Adversarial|Endless) /,
    reason: 'Its texts of 10,000 signs, many foreign to the bundled face, take a minute to draw.',
  },
];

/** Whether a story has no picture. */
export function isLeftOut(file: string, name: string): boolean {
  return skipList.some(({ pattern }) => pattern.test(`${file} > ${name}`));
}
