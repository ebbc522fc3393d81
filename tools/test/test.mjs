import { ensureChromium } from '../lib/chromium.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { takeFlag } from '../lib/options.mjs';
import { program, run } from '../lib/processes.mjs';
import { runScript } from '../lib/runScript.mjs';
import { themeCodes } from '../lib/themes.mjs';

/** @typedef {{ runs: string[][], env?: Record<string, string> }} TestSet the Vitest projects of each run */

/**
 * The tests that a flag selects.
 * @type {Record<string, TestSet>}
 */
const sets = {
  // One theme after another: with the servers of all themes at once, stories time out.
  '--all-themes': {
    runs: themeCodes().map((code) => [`stories-${code}-*`]),
    env: { ALL_THEMES: 'yes' },
  },
  '--visual': { runs: [['visual-*']] },
  '--packages': { runs: [['builds', 'standards']] },
};

/** @type {TestSet} */
const defaults = { runs: [['unit', 'browser', 'storybook*']] };

/** Runs each story file in one language only. */
const quick = { ...defaults, env: { STORIES: 'by-turns' } };

/**
 * @param {string[]} args
 * @returns {TestSet}
 */
function choose(args) {
  if (args.length === 0 && process.env['CI'] === undefined) return quick;
  const flagged = Object.entries(sets).filter(([flag]) => takeFlag(args, flag));
  const selected = flagged.length > 0 ? flagged.map(([, set]) => set) : [defaults];
  const hasProject = args.some((arg) => arg.startsWith('--project'));
  return {
    runs: hasProject ? [[]] : selected.flatMap(({ runs }) => runs),
    env: Object.assign({}, ...selected.map(({ env }) => env)),
  };
}

/**
 * Runs the unit, browser and story tests, or the sets that flags select. Other arguments go to Vitest: `--watch`,
 * `--update`, a file. In CI and with arguments, each story runs in every language.
 */
runScript(async () => {
  await ensureInstalled();
  await ensureChromium();
  const args = process.argv.slice(2);
  const { runs, env = {} } = choose(args);
  if (takeFlag(args, '--allow-other-browser')) env['VISUAL'] = 'any-browser';
  const mode = takeFlag(args, '--watch') ? 'watch' : 'run';
  // Vitest would parse a file after this option as its value.
  if (takeFlag(args, '--update')) args.push('--update');
  let code = 0;
  for (const projects of runs) {
    const vitest = [mode, ...projects.map((name) => `--project=${name}`), ...args];
    code = (await run(program('vitest', vitest, env))) || code;
  }
  return code;
});
