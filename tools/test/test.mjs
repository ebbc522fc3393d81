import { ensureChromium } from '../lib/chromium.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { refuseUnknownFlags, takeFlag } from '../lib/options.mjs';
import { program, run } from '../lib/processes.mjs';
import { runScript } from '../lib/runScript.mjs';
import { themeCodes } from '../lib/themes.mjs';

/** @typedef {{ runs: string[][], env?: Record<string, string> }} TestSet its runs, each of some projects */

/**
 * What else than the usual tests can be asked for.
 * @type {Record<string, TestSet>}
 */
const sets = {
  // One theme after another: the servers of all at once answer later than the stories wait.
  '--all-themes': {
    runs: themeCodes().map((code) => [`stories-${code}-*`]),
    env: { ALL_THEMES: 'yes' },
  },
  '--visual': { runs: [['visual-*']] },
  '--packages': { runs: [['builds']] },
};

/** @type {TestSet} */
const usual = { runs: [['unit', 'browser', 'storybook*']] };

/** Each file of stories in one language alone, for a quick look at all of them. */
const quick = { ...usual, env: { STORIES: 'by-turns' } };

/**
 * @param {string[]} args
 * @returns {TestSet}
 */
function choose(args) {
  if (args.length === 0 && process.env['CI'] === undefined) return quick;
  const named = Object.entries(sets).filter(([flag]) => takeFlag(args, flag));
  const chosen = named.length > 0 ? named.map(([, set]) => set) : [usual];
  const isNamed = args.some((arg) => arg.startsWith('--project'));
  return {
    runs: isNamed ? [[]] : chosen.flatMap(({ runs }) => runs),
    env: Object.assign({}, ...chosen.map(({ env }) => env)),
  };
}

/**
 * The unit, browser and story tests; or the sets named above. All else is Vitest's: `--watch`, `--update`, a file.
 * In CI, and where anything is asked for, each story is seen in every language.
 */
runScript(async () => {
  await ensureInstalled();
  await ensureChromium();
  const args = process.argv.slice(2);
  const { runs, env = {} } = choose(args);
  if (takeFlag(args, '--allow-other-browser')) env['VISUAL'] = 'any-browser';
  const mode = takeFlag(args, '--watch') ? 'watch' : 'run';
  refuseUnknownFlags(args);
  // Vitest would take a file that follows for the option's value.
  if (takeFlag(args, '--update')) args.push('--update');
  let code = 0;
  for (const projects of runs) {
    const vitest = [mode, ...projects.map((name) => `--project=${name}`), ...args];
    code = (await run(program('vitest', vitest, env))) || code;
  }
  return code;
});
