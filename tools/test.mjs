import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeFlag } from './lib/options.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/**
 * What else than the usual tests can be asked for, by the projects and the environment behind it.
 * @type {Record<string, { projects: string[], env?: Record<string, string> }>}
 */
const sets = {
  '--matrix': { projects: ['stories-*'], env: { MATRIX: 'full' } },
  '--pictures': { projects: ['pictures-*'] },
  '--plants': { projects: ['plants'] },
  '--builds': { projects: ['builds'] },
};

const usual = { projects: ['unit', 'browser', 'storybook*'] };

/** Each file of stories in one language alone, for a quick look at all of them. */
const quick = { ...usual, env: { STORIES: 'by-turns' } };

/** @param {string[]} args */
function choose(args) {
  if (args.length === 0 && process.env['CI'] === undefined) return quick;
  const named = Object.entries(sets).filter(([flag]) => takeFlag(args, flag));
  /** @type {(typeof sets)[string][]} */
  const chosen = named.length > 0 ? named.map(([, set]) => set) : [usual];
  const isNamed = args.some((arg) => arg.startsWith('--project'));
  return {
    projects: isNamed ? [] : chosen.flatMap(({ projects }) => projects),
    env: Object.assign({}, ...chosen.map(({ env }) => env)),
  };
}

/**
 * The unit, browser and story tests; or the sets named above. All else is Vitest's: `--watch`, `--update`, a file.
 * In CI, and where anything is asked for, each story is seen in every language.
 */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  const { projects, env } = choose(args);
  if (takeFlag(args, '--allow-other-browser')) env.PICTURES = 'any-browser';
  const mode = takeFlag(args, '--watch') ? 'watch' : 'run';
  const vitest = [mode, ...projects.map((name) => `--project=${name}`), ...args];
  return run(program('vitest', vitest, { ...env, CHROMIUM_PATH: chromium }));
});
