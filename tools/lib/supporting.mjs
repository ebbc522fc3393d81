/**
 * What stories and tests are made of, in the one place where lint, coverage, mutation and the import
 * rules learn it. What several tests share stands in a `testing/` folder of their room.
 */
export const testGlobs = ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**'];

/** The same as the source of a regular expression: stories apart, since a screen's story may use the app. */
export const storyPattern = '\\.stories\\.tsx$';
export const testPattern = '(\\.test\\.tsx?$|/testing/)';
