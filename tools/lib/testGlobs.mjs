/** The files of stories and tests, for lint, coverage and the import rules. `testing/` folders hold shared fakes and fixtures. */
export const testGlobs = ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**'];

/** The same as regular expressions. Stories have their own, because a screen's story may import the app. */
export const storyPattern = '\\.stories\\.tsx$';
export const testPattern = '(\\.test\\.tsx?$|/testing/)';
