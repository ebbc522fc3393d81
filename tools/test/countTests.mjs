import { readFileSync } from 'node:fs';
import { runScript } from '../lib/runScript.mjs';

/**
 * @typedef {object} Report of Vitest, as JSON
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */

/** The number of printed lines of a failure's message. */
const LINES = 15;

/** Prints the numbers of passed and failed tests of a Vitest JSON report, and the failures below. */
runScript(() => {
  const [, , file = ''] = process.argv;
  /** @type {Report} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    // A file that could not be loaded has no tests, so it counts as one failure.
    if (status === 'failed' && assertionResults.length === 0) return [[name, message]];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, failureMessages.join('\n')]);
  });
  console.log(numPassedTests, failures.length);
  for (const [name, message = ''] of failures) {
    console.log([`✗ ${name}`, ...message.split('\n').slice(0, LINES)].join('\n    '));
  }
});
