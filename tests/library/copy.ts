import { rmSync } from 'node:fs';
import path from 'node:path';
import { Scratch } from '../plants/scratch';

interface Report {
  numTotalTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Result[] }[];
}

interface Result {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** A copy of the repository without the tests that build, install or copy it again. */
export function copyRepository(): Scratch {
  const copy = new Scratch();
  for (const file of ['tenthCarrier', 'thirdLanguage', 'consumer']) {
    rmSync(path.join(copy.root, `tests/library/${file}.build.test.ts`), { force: true });
  }
  return copy;
}

/**
 * Runs Vitest in a copy of the repository and tells what failed there.
 * @throws {Error} when it ran no test, with what it printed.
 */
export async function failures(copy: Scratch, args: readonly string[]): Promise<string[]> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--silent'];
  const { output } = await copy.run([...vitest, ...args]);
  const line = output.split('\n').find((text) => text.startsWith('{"numTotalTestSuites"'));
  const report = JSON.parse(line ?? '{"numTotalTests":0}') as Report;
  if (report.numTotalTests === 0) throw new Error(`Vitest ran no test in the copy:\n${output}`);
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
    return failed.map(({ fullName, failureMessages: [first] }) => `${fullName}: ${first ?? ''}`);
  });
}
