import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/install.mjs';
import { run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** Keys that do not appear as literals in the source: used by index.html, composed or selected. */
const unnamedTexts = [
  ...['app.noscript', 'app.site', 'boot.*', 'payment.change.*', 'payment.warning.*'],
  ...['field.cvvHint', 'field.phoneHint', 'landing.about.*', 'landing.home.bills', 'landing.nav.*'],
  ...['landing.proposals.*', 'landing.services.*', 'receipt.share*'],
];

/**
 * The commands of each check, by name.
 * @param {boolean} fix
 * @returns {Record<string, string[]>}
 */
function checks(fix) {
  return {
    types: ['tsc --noEmit'],
    lint: [`eslint . ${fix ? '--fix' : ''}`],
    format: [`prettier ${fix ? '--write' : '--check'} . --log-level warn`],
    architecture: [
      'depcruise -T err-long src mocks .storybook tests tools bench vite.config.ts vitest.config.ts',
    ],
    unused: ['knip'],
    translations: [
      `i18n-check -l src/i18n/locales -s es -f i18next -u src .storybook -o missingKeys invalidKeys unused undefined -i ${unnamedTexts.map((key) => `'${key}'`).join(' ')}`,
      'node tools/checks/translations.mjs',
    ],
    documents: ['node tools/checks/documents.mjs'],
    licences: ['node tools/checks/licences.mjs'],
    build: [
      'npm run build -- --logLevel=warn',
      'node tools/checks/size.mjs',
      'eslint --no-config-lookup -c tools/checks/browsers.mjs dist/assets',
    ],
  };
}

/**
 * Runs a check and prints its output at the end, because another check runs in parallel.
 * @param {string} name
 * @param {string[]} commands
 */
async function runCheck(name, commands) {
  console.log(`… ${name}`);
  const start = performance.now();
  const output = [`\n── ${name}\n`];
  let passed = true;
  for (const command of commands) {
    // npm finds the programs of packages.
    const inShell = { command: 'npm', args: ['exec', '--call', command] };
    passed = (await run(inShell, (text) => output.push(text))) === 0 && passed;
  }
  process.stdout.write(output.join(''));
  return { name, passed, seconds: (performance.now() - start) / 1000 };
}

/** Runs all checks, or the named ones: `npm run check -- types lint`. `--fix` fixes lint and format. */
runScript(async () => {
  await ensureInstalled();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fix: { type: 'boolean', default: false } },
  });
  const all = checks(values.fix);
  const unknown = positionals.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0) {
    throw new ScriptError(
      `Unknown check: ${unknown.join(', ')}. The checks are ${Object.keys(all).join(', ')}.`,
    );
  }
  const names = positionals.length > 0 ? positionals : Object.keys(all);
  /** @type {Awaited<ReturnType<typeof runCheck>>[]} */
  const results = [];
  /** @param {string[]} group */
  async function runInSequence(group) {
    for (const name of group) results.push(await runCheck(name, all[name] ?? []));
  }
  // Lint takes as long as all other checks, so it runs in parallel. With --fix, two checks could edit one file.
  const isParallel = (/** @type {string} */ name) => name === 'lint' && !values.fix;
  await Promise.all([
    runInSequence(names.filter(isParallel)),
    runInSequence(names.filter((name) => !isParallel(name))),
  ]);
  console.log('\n── summary');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
  if (results.every(({ passed }) => passed)) return 0;
  console.log('npm run check -- lint format --fix corrects what can be corrected automatically.');
  return 1;
});
