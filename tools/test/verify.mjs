import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { npm, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/**
 * What git prints; nothing where it fails.
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
 * The commit that the changes are compared with: where the branch left its base.
 * @param {string[]} names of the base, the first that git knows
 */
function findBase(names) {
  const base = names.map((name) => git('merge-base', 'HEAD', name)).find((commit) => commit !== '');
  if (base !== undefined) return base;
  throw new ScriptError(
    `Git knows no ${names.join(' or ')}: name the branch that the change is for, as in npm run verify -- --base=origin/main.`,
  );
}

/** Runs what a change must pass before it is proposed: the checks, the tests, and the pictures of what changed. */
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
