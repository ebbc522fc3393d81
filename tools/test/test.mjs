import { ensureInstalled } from '../lib/install.mjs';
import { program, run } from '../lib/processes.mjs';
import { runScript } from '../lib/runScript.mjs';
import { themeCodes } from '../lib/themes.mjs';

/**
 * The Vitest projects that a flag selects, by run.
 * @type {Record<string, string[][]>}
 */
const sets = {
  '--visual': [['visual-*']],
  '--packages': [['builds', 'standards']],
  // One theme after another: with the servers of all themes at once, stories time out.
  '--all-themes': themeCodes().map((code) => [`stories-${code}-*`]),
};

const flags = [...Object.keys(sets), '--watch', '--update', '--allow-other-browser'];

/**
 * Runs the unit, browser and story tests, or the sets that flags select. Other arguments go to Vitest. Without
 * arguments, each story runs in one language; in CI and with arguments, in every language.
 */
runScript(async () => {
  await ensureInstalled();
  const given = process.argv.slice(2);
  const has = (/** @type {string} */ flag) => given.includes(flag);
  const args = given.filter((arg) => !flags.includes(arg));
  const env = {
    ...(given.length === 0 && process.env['CI'] === undefined && { STORIES: 'by-turns' }),
    ...(has('--all-themes') && { ALL_THEMES: 'yes' }),
    ...(has('--allow-other-browser') && { VISUAL: 'any-browser' }),
  };
  const selected = Object.keys(sets).filter(has);
  let runs = selected.flatMap((flag) => sets[flag] ?? []);
  if (selected.length === 0) runs = [['unit', 'browser', 'storybook*']];
  if (args.some((arg) => arg.startsWith('--project'))) runs = [[]];
  let code = 0;
  for (const projects of runs) {
    const vitest = [
      has('--watch') ? 'watch' : 'run',
      ...projects.map((name) => `--project=${name}`),
      ...args,
      // Vitest would parse a file after this option as its value.
      ...(has('--update') ? ['--update'] : []),
    ];
    code = (await run(program('vitest', vitest, env))) || code;
  }
  return code;
});
