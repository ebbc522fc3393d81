import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const failure = { status: 'failed', fullName: 'adds up', failureMessages: ['Error: 3\n at b'] };
const passing = { status: 'passed', fullName: 'stays', failureMessages: [] };
const loaded = { name: 'a.test.ts', status: 'failed', assertionResults: [passing, failure] };
const unloaded = { name: 'b.test.ts', status: 'failed', message: 'lost', assertionResults: [] };

it.each([
  ['0 0', 'no report', undefined],
  ['5 2', 'passes and failures', { numPassedTests: 5, numFailedTests: 2 }],
  [
    '1 2\n✗ a.test.ts: adds up\n    Error: 3\n     at b\n✗ b.test.ts\n    lost',
    'a failure and a file that could not be loaded',
    { numPassedTests: 1, numFailedTests: 1, testResults: [loaded, unloaded] },
  ],
])('the count of tests says %j of %s', (expected, _, report) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  const printed = execFileSync(process.execPath, ['tools/countTests.mjs', file]);
  expect(printed.toString().trim()).toBe(expected);
});
