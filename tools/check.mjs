import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript, ScriptError } from './lib/runScript.mjs';

/** @typedef {import('./lib/processes.mjs').Command} Command */

/** @param {string} name */
function tool(name) {
  return { command: process.execPath, args: [`tools/${name}.mjs`] };
}

/** Keys that no source names whole: the page before its scripts, and what is composed or chosen. */
const unnamedTexts = [
  'app.noscript',
  'app.site',
  'boot.*',
  'payment.change.*',
  'field.cvvHint',
  'field.phoneHint',
  'landing.about.*',
  'landing.home.bills',
  'landing.proposals.*',
  'landing.services.*',
  'receipt.share*',
];

const i18nCheck = [
  ...['-l', 'src/i18n/locales', '-s', 'es', '-f', 'i18next', '-u', 'src', '.storybook'],
  ...['-o', 'missingKeys', 'invalidKeys', 'unused', 'undefined', '-i', ...unnamedTexts],
];

/** The folders whose imports are checked. */
const importing = [
  ...['src', 'mocks', '.storybook'],
  ...['tests', 'tools', 'bench', 'vite.config.ts', 'vitest.config.ts'],
];

/**
 * The checks by their names, each as the commands behind it.
 * @param {boolean} fix
 * @returns {Record<string, Command[]>}
 */
function checks(fix) {
  return {
    types: [program('typescript', ['--noEmit'], undefined, 'tsc')],
    lint: [program('eslint', ['.', ...(fix ? ['--fix'] : [])])],
    format: [program('prettier', [fix ? '--write' : '--check', '.', '--log-level', 'warn'])],
    architecture: [
      program('dependency-cruiser', ['-T', 'err-long', ...importing], undefined, 'depcruise'),
    ],
    unused: [program('knip', [])],
    translations: [
      program('@lingual/i18n-check', i18nCheck, undefined, 'i18n-check'),
      tool('checkTranslations'),
    ],
    licences: [tool('checkLicences')],
    size: [tool('buildWhenStale'), tool('checkSize')],
    browsers: [
      tool('buildWhenStale'),
      program('eslint', ['--no-config-lookup', '-c', 'tools/lint/browsers.mjs', 'dist/assets']),
    ],
  };
}

/**
 * What to do about a check that failed, where its own output does not say it.
 * @type {Record<string, string>}
 */
const advice = {
  lint: 'npm run check -- lint --fix corrects what can be corrected automatically.',
  format: 'npm run check -- format --fix',
  unused: 'Delete what nothing uses, or use it.',
  translations:
    'Delete a key that nothing uses from every file of src/app/i18n/locales, or add one that is composed to `unnamedTexts` in tools/check.mjs. Add a missing key to every file.',
};

/**
 * Runs a check, and tells what it said once it has ended: others run beside it.
 * @param {string} name
 * @param {Command[]} commands
 */
async function runCheck(name, commands) {
  console.log(`… ${name}`);
  const start = performance.now();
  const said = [`\n── ${name}\n`];
  let passed = true;
  for (const command of commands) {
    passed = (await run(command, (text) => said.push(text))) === 0 && passed;
  }
  process.stdout.write(said.join(''));
  return { name, passed, seconds: (performance.now() - start) / 1000 };
}

/** All checks, or those named: `npm run check -- types lint`. `--fix` fixes what can be fixed. */
runScript(async () => {
  await ensureInstalled();
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { fix: { type: 'boolean', default: false } },
  });
  const { fix } = values;
  const all = checks(fix);
  const strange = names.filter((name) => !Object.hasOwn(all, name));
  if (strange.length > 0) {
    throw new ScriptError(
      `There is no check ${strange.join(', ')}: there are ${Object.keys(all).join(', ')}.`,
    );
  }
  const asked = names.length > 0 ? names : Object.keys(all);
  /** @type {Awaited<ReturnType<typeof runCheck>>[]} */
  const results = [];
  /** @param {string[]} some */
  async function runInTurn(some) {
    for (const name of some) results.push(await runCheck(name, all[name] ?? []));
  }
  // The longest takes as long as all others, and keeps one core busy. What it mends, others mend too.
  const isApart = (/** @type {string} */ name) => name === 'lint' && !fix;
  await Promise.all([
    runInTurn(asked.filter(isApart)),
    runInTurn(asked.filter((name) => !isApart(name))),
  ]);
  console.log('\n── summary');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
    if (!passed && name in advice) console.log(`        ${advice[name]}`);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
});
