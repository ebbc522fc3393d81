import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { npm, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/**
 * Returns git's output, or an empty text if it fails.
 * @param {string[]} args
 */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The commit to compare with: the merge base with the first branch that exists.
 * @param {string[]} names
 */
function findBase(names) {
  const base = names.map((name) => git('merge-base', 'HEAD', name)).find((commit) => commit !== '');
  if (base !== undefined) return base;
  throw new ScriptError(
    `Git has no branch ${names.join(' or ')}: name the base branch, as in npm run verify -- --base=origin/main.`,
  );
}

/** Runs what a change must pass: the checks, the tests, and the pictures of changed stories. */
runScript(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const base = findBase(values.base === undefined ? ['origin/main', 'main'] : [values.base]);
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
