import { existsSync, readFileSync } from 'node:fs';
import { countTests } from './lib/countTests.mjs';
import { runScript } from './lib/runScript.mjs';

/** Prints "passed failed" of the Vitest JSON report at the path given; "0 0" where there is none. */
runScript(async () => {
  const file = process.argv[2];
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { passed, failed } = countTests(report);
  console.log(passed, failed);
});
