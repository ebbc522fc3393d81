/** The stories without a picture, by file and name, with the reasons. */
const skipList: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /\/flows\//,
    reason: 'The flow shows screens that have their own pictures.',
  },
  {
    pattern: /Landing\.stories\.tsx > (?!Default$)/,
    reason: 'The stories of the sections show the differences.',
  },
  {
    pattern: / > Long Lists$/,
    reason: 'Two hundred products look like twelve, and the picture has half a megabyte.',
  },
  {
    pattern: /ImageSlider\.stories\.tsx > (Playing|Held By Focus|Stopped By Focus)$/,
    reason: 'A timer decides which slide is shown.',
  },
  {
    pattern: /InfoDialog\.stories\.tsx > Long Text$/,
    reason:
      'Its position in the window is a fraction of a pixel, which is rounded differently between runs.',
  },
  {
    pattern: /CardholderField\.stories\.tsx > Any Script$/,
    reason: 'Fonts of the machine render its letters.',
  },
  {
    pattern: / > (Adversarial|Unbroken|Very Long) /,
    reason: 'Its texts of 10,000 characters take a minute to render.',
  },
];

/** Whether a story has no picture. */
export function isSkipped(file: string, name: string): boolean {
  return skipList.some(({ pattern }) => pattern.test(`${file} > ${name}`));
}
