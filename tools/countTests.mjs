import { existsSync, readFileSync } from 'node:fs';
import { runScript } from './lib/runScript.mjs';

/**
 * @typedef {object} Report of Vitest, as JSON
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} [testResults]
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */

/** How many lines of a failure's message are told. */
const LINES = 15;

/**
 * Prints "passed failed" of the Vitest JSON report at the path given, "0 0" where there is none, and
 * below it what failed, and why.
 */
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
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        what: `${name}: ${fullName}`,
        why: failureMessages.join('\n'),
      })),
  );
  const faults = unloaded.map(({ name, message }) => ({ what: name, why: message }));
  for (const { what, why } of [...failures, ...faults]) {
    console.log([`✗ ${what}`, ...why.split('\n').slice(0, LINES)].join('\n    '));
  }
});
