/**
 * What a Vitest JSON report counts. A suite that could not be loaded ran no test, so it counts as a
 * failure of its own.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] } | undefined} report
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report ?? {};
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
