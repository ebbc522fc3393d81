import { existsSync, readFileSync } from 'node:fs';
import { runScript } from './lib/runScript.mjs';

/**
 * @typedef {object} Report of Vitest, as JSON
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {{ status: string, assertionResults: unknown[] }[]} [testResults]
 */

/** Prints "passed failed" of the Vitest JSON report at the path given; "0 0" where there is none. */
runScript(async () => {
  const [, , file = ''] = process.argv;
  /** @type {Report} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report;
  // A file that could not be loaded ran no test, so it counts as a failure of its own.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  console.log(numPassedTests, numFailedTests + unloaded.length);
});
