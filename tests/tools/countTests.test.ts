import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const loaded = { status: 'failed', assertionResults: [{}] };
const unloaded = { status: 'failed', assertionResults: [] };
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'count-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function count(report: object | undefined) {
  const file = path.join(folder, report ? 'report.json' : 'none.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return execFileSync(process.execPath, ['tools/countTests.mjs', file], { encoding: 'utf8' });
}

describe('the count of tests', { timeout: 30_000 }, () => {
  it.each([
    ['no report', undefined, '0 0\n'],
    ['passes and failures', { numPassedTests: 5, numFailedTests: 2 }, '5 2\n'],
    [
      'a file that could not be loaded',
      { numPassedTests: 1, numFailedTests: 1, testResults: [loaded, unloaded] },
      '1 2\n',
    ],
  ])('reads %s', (_case, report, expected) => {
    expect(count(report)).toBe(expected);
  });
});
