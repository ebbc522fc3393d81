import { readFileSync } from 'node:fs';
import { runScript } from '../lib/runScript.mjs';

/**
 * @typedef {object} Report of Vitest, as JSON
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */

/** How many lines of a failure's message are printed. */
const LINES = 15;

/** Prints "passed failed" of the Vitest JSON report at the path given, and below it what failed, and why. */
runScript(() => {
  const [, , file = ''] = process.argv;
  /** @type {Report} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    // A file that could not be loaded ran no test, so it counts as a failure of its own.
    if (status === 'failed' && assertionResults.length === 0) return [[name, message]];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, failureMessages.join('\n')]);
  });
  console.log(numPassedTests, failures.length);
  for (const [what, why = ''] of failures) {
    console.log([`✗ ${what}`, ...why.split('\n').slice(0, LINES)].join('\n    '));
  }
});
