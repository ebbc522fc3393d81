import { parseArgs } from 'node:util';
import { findBase } from '../lib/git.mjs';
import { npm, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** Runs what a change must pass: the checks, the tests, and the pictures of changed stories. */
runScript(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const names = values.base === undefined ? ['origin/main', 'main'] : [values.base];
  const base = findBase(names);
  if (base === undefined) {
    throw new ScriptError(
      `Git has no branch ${names.join(' or ')}: name the base branch, as in npm run verify -- --base=origin/main.`,
    );
  }
  const steps = {
    check: ['run', 'check'],
    test: ['test'],
    pictures: ['test', '--', '--visual', `--changed=${base}`],
  };
  /** @type {string[]} */
  const failed = [];
  for (const [name, args] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    if ((await run(npm(args))) !== 0) failed.push(name);
  }
  console.log(failed.length > 0 ? `\nFAILED: ${failed.join(', ')}` : '\nAll passed.');
  return failed.length > 0 ? 1 : 0;
});
