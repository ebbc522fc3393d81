import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../tools/lib/chromium.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';
import { npmRun } from '../tools/lib/processes.mjs';
import { runScript, ScriptError } from '../tools/lib/runScript.mjs';
import { launch } from './browser.mjs';
import { components } from './components.mjs';
import { createRecord, tableRows } from './measurements.mjs';
import { pages } from './pages.mjs';
import { serve } from './server.mjs';

/** @type {Readonly<Record<string, (bench: Bench) => Promise<void>>>} */
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
 */

/**
 * Builds the pages of the components and their peers for production.
 * @param {string} folder
 */
async function buildSite(folder) {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const { default: svgr } = await import('vite-plugin-svgr');
  await build({
    root: path.resolve('bench/site'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), svgr()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
}

/** The response of the top-up server. */
async function productList() {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../mocks/catalogue.ts') }} */
  const { module } = await runnerImport('./mocks/catalogue.ts');
  return JSON.stringify({ code: 0, message: 'OK', result: module.catalogue });
}

/**
 * Writes the measurements of a benchmark to the results file, in place of its earlier run.
 * @param {string} name
 * @param {object} run the time and the machine
 * @param {import('./measurements.mjs').Measurement[]} measured
 */
function saveResults(name, run, measured) {
  /** @type {{ runs: object, measurements: import('./measurements.mjs').Measurement[] }} */
  const { runs, measurements } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { runs: {}, measurements: [] };
  const others = measurements.filter(({ bench }) => bench !== name);
  const kept = { runs: { ...runs, [name]: run }, measurements: [...others, ...measured] };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** Runs the benchmarks, prints the figures and writes them for the docs page. */
runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new ScriptError(`There is no benchmark ${unknown}: there are ${Object.keys(benches)}.`);
  }
  await ensureInstalled();
  await ensureInstalled('bench/site/peers');
  const browser = await launch(await findChromium());
  if (!values['no-build']) await npmRun('build');
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await buildSite(folder);
  const [app, site] = await Promise.all([serve('dist'), serve(folder)]);
  app.setResponse('/recargas/producto/getProducts', 'application/json', await productList());
  const run = {
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    browser: `Chromium ${browser.version()}`,
    rounds,
  };
  try {
    for (const [name, bench] of Object.entries(benches)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`── ${name}`);
      const record = createRecord();
      await bench({ browser, app, site, rounds, record });
      console.table(tableRows(record.measurements()));
      if (rounds >= MIN_ROUNDS) saveResults(name, run, record.measurements());
    }
  } finally {
    await browser.close();
    app.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
  console.log(
    rounds >= MIN_ROUNDS
      ? `Written to ${file}, which Storybook's page Guides/Performance shows.`
      : `Not written to ${file}: that needs --rounds ${MIN_ROUNDS} or more.`,
  );
});
