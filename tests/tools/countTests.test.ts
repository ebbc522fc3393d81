import { describe, expect, it } from 'vitest';
import { countTests } from '#tools/lib/countTests.mjs';

const loaded = { status: 'failed', assertionResults: [{}] };
const unloaded = { status: 'failed', assertionResults: [] };

describe('the count of tests', () => {
  it.each([
    ['no report', undefined, { passed: 0, failed: 0 }],
    ['passes and failures', { numPassedTests: 5, numFailedTests: 2 }, { passed: 5, failed: 2 }],
    [
      'a file that could not be loaded',
      { numPassedTests: 1, numFailedTests: 1, testResults: [loaded, unloaded] },
      { passed: 1, failed: 2 },
    ],
  ])('reads %s', (_case, report, expected) => {
    expect(countTests(report)).toEqual(expected);
  });
});
