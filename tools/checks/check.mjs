import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/install.mjs';
import { npm, program, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** @typedef {import('../lib/processes.mjs').Command} Command */

/** @param {string} path without its extension */
function tool(path) {
  return { command: process.execPath, args: [`tools/${path}.mjs`] };
}

/** Keys that do not appear as literals in the source: used by index.html, composed or selected. */
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
 * The commands of each check, by name.
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
      tool('checks/translations'),
    ],
    documents: [tool('checks/documents')],
    licences: [tool('checks/licences')],
    build: [
      npm(['run', 'build', '--', '--logLevel=warn']),
      tool('checks/size'),
      program('eslint', ['--no-config-lookup', '-c', 'tools/checks/browsers.mjs', 'dist/assets']),
    ],
  };
}

/**
 * What to do when a check fails, if its output does not say so.
 * @type {Record<string, string>}
 */
const advice = {
  lint: 'npm run check -- lint --fix corrects what can be corrected automatically.',
  format: 'npm run check -- format --fix',
  unused: 'Delete what nothing uses, or use it.',
  translations:
    'Delete a key that nothing uses from every file of src/i18n/locales, or add a composed key to `unnamedTexts` in tools/checks/check.mjs. Add a missing key to every file.',
};

/**
 * Runs a check and prints its output at the end, because other checks run in parallel.
 * @param {string} name
 * @param {Command[]} commands
 */
async function runCheck(name, commands) {
  console.log(`… ${name}`);
  const start = performance.now();
  const output = [`\n── ${name}\n`];
  let passed = true;
  for (const command of commands) {
    passed = (await run(command, (text) => output.push(text))) === 0 && passed;
  }
  process.stdout.write(output.join(''));
  return { name, passed, seconds: (performance.now() - start) / 1000 };
}

/** Runs all checks, or the named ones: `npm run check -- types lint`. `--fix` fixes lint and format. */
runScript(async () => {
  await ensureInstalled();
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { fix: { type: 'boolean', default: false } },
  });
  const { fix } = values;
  const all = checks(fix);
  const unknown = names.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0) {
    throw new ScriptError(
      `Unknown check: ${unknown.join(', ')}. The checks are ${Object.keys(all).join(', ')}.`,
    );
  }
  const selected = names.length > 0 ? names : Object.keys(all);
  /** @type {Awaited<ReturnType<typeof runCheck>>[]} */
  const results = [];
  /** @param {string[]} group */
  async function runInSequence(group) {
    for (const name of group) results.push(await runCheck(name, all[name] ?? []));
  }
  // Lint takes as long as all other checks, so it runs in parallel. With --fix, two checks could edit one file.
  const isParallel = (/** @type {string} */ name) => name === 'lint' && !fix;
  await Promise.all([
    runInSequence(selected.filter(isParallel)),
    runInSequence(selected.filter((name) => !isParallel(name))),
  ]);
  console.log('\n── summary');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
    if (!passed && name in advice) console.log(`        ${advice[name]}`);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
});
