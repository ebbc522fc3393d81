import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../tools/lib/chromium.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';
import { npmRun } from '../tools/lib/processes.mjs';
import { runScript, ScriptError } from '../tools/lib/runScript.mjs';
import { launch } from './browser.mjs';
import { components } from './components.mjs';
import { createRecord, tableRows } from './measurements.mjs';
import { pages } from './pages.mjs';
import { serve } from './server.mjs';
import { buildSite } from './vite.mjs';

const benches = { pages, components };
const file = 'bench/results.json';

/** The minimum number of rounds to overwrite the stored medians. */
const MIN_ROUNDS = 3;

/**
 * The dependencies of a benchmark.
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {import('./server.mjs').Served} app the production build
 * @property {import('./server.mjs').Served} site the pages of the components and their peers
 * @property {number} rounds
 * @property {import('./measurements.mjs').Recording} record
 * @property {(message: string) => void} log
 */

/** @returns {Promise<import('../src/api/contract.ts').Carrier[]>} */
async function sampleCatalogue() {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../mocks/catalogue.ts') }} */
  const { module } = await runnerImport('./mocks/catalogue.ts');
  return module.catalogue;
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new ScriptError(`There is no benchmark ${unknown}: there are ${Object.keys(benches)}.`);
  }
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  return { isBuilt: values['no-build'], rounds: Number(values.rounds), names };
}

/** Creates a function that logs a message with the elapsed time, at most once a second. */
function createLogger() {
  const began = Date.now();
  let last = 0;
  return (/** @type {string} */ message) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    console.log(`${String(Math.round((last - began) / 1000)).padStart(4)} s  ${message}`);
  };
}

/** @param {string} browser the version of the browser */
function describeMachine(browser) {
  const [first] = cpus();
  const at = new Date().toISOString();
  const machine = `${cpus().length} cores, ${first?.model ?? 'unknown'}, Node ${process.version}`;
  return { at, machine, browser: `Chromium ${browser}` };
}

/**
 * Writes the measurements of a benchmark to the results file, in place of its earlier run.
 * @param {string} name
 * @param {object} run the time and the machine
 * @param {import('./measurements.mjs').Measurement[]} measured
 */
function saveResults(name, run, measured) {
  const { runs, measurements } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { runs: {}, measurements: [] };
  const others = measurements.filter(
    (/** @type {{ bench: string }} */ { bench }) => bench !== name,
  );
  const kept = { runs: { ...runs, [name]: run }, measurements: [...others, ...measured] };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * Runs the benchmarks, prints the figures and writes them for the docs page.
 */
runScript(async () => {
  const { isBuilt, rounds, names } = readOptions();
  await ensureInstalled();
  await ensureInstalled('bench/site/peers');
  const chromium = await ensureChromium();
  if (!isBuilt) await npmRun('build');
  const built = await buildSite();
  const [app, site] = await Promise.all([serve('dist'), serve(built.folder)]);
  const catalogue = JSON.stringify({ code: 0, message: 'OK', result: await sampleCatalogue() });
  app.setResponse('/recargas/producto/getProducts', 'application/json', catalogue);
  const log = createLogger();
  const browser = await launch(chromium);
  const where = describeMachine(browser.version());
  try {
    for (const name of Object.keys(benches).filter((one) => names.includes(one))) {
      console.log(`── ${name}`);
      const record = createRecord();
      await benches[/** @type {keyof typeof benches} */ (name)]({
        browser,
        app,
        site,
        rounds,
        record,
        log,
      });
      const measured = record.measurements();
      console.table(tableRows(measured));
      if (rounds >= MIN_ROUNDS) saveResults(name, { ...where, rounds }, measured);
    }
  } finally {
    await browser.close();
    app.close();
    site.close();
    built.remove();
  }
  console.log(
    rounds >= MIN_ROUNDS
      ? `Written to ${file}, which Storybook's page Guides/Performance shows.`
      : `Not written to ${file}: that needs --rounds ${MIN_ROUNDS} or more.`,
  );
});
