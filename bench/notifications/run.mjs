import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';

const AMOUNT = 1000;
/** A contender that takes longer than this is stopped, in ms. */
const PATIENCE = Number(process.env.BENCH_PATIENCE ?? 120_000);
const BROWSER = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/** Each in a browser of its own. Compact shows 1,000 five at a time, 3,300 ms each: its queue is not waited for. */
const RUNS = [
  { name: 'ours, compact', amount: 15 },
  ...[100, AMOUNT].flatMap((amount) => [
    { name: 'ours, default', amount },
    { name: 'react-toastify', amount },
    { name: 'sonner', amount },
  ]),
];

async function measure(url, { name, amount }) {
  const browser = await chromium.launch(BROWSER);
  let timer;
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in globalThis);
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    const run = page.evaluate(([one, count]) => globalThis.bench(one, count), [name, amount]);
    run.catch(() => undefined);
    const result = await Promise.race([run, late]);
    if (result !== undefined) return result;
    // What it had reached, unless it is too busy to say.
    const partial = page.evaluate(() => globalThis.result).catch(() => undefined);
    const busy = new Promise((resolve) => {
      timer = setTimeout(resolve, 5000);
    });
    return { ...(await Promise.race([partial, busy])), stopped: PATIENCE };
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

const root = import.meta.dirname;
const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
const config = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true },
};
await build(config);
const server = await preview({ ...config, preview: { port: 4187, strictPort: true } });

const rows = {};
try {
  for (const run of RUNS) {
    const result = await measure('http://localhost:4187/', run);
    const key = `${run.name}, ${run.amount}`;
    rows[key] = Object.fromEntries(
      Object.entries(result).map(([what, value]) => [what, Math.round(value)]),
    );
    console.log(key, JSON.stringify(rows[key]));
  }
} finally {
  await server.close();
  await rm(outDir, { recursive: true });
}
console.table(rows);

const { painted, coming, left } = rows[`ours, default, ${AMOUNT}`];
if (!(painted < 1000 && coming < 1000 && left === 0)) {
  console.error(`${AMOUNT} of ours are to take under 1000 ms and to leave nothing behind.`);
  process.exitCode = 1;
}
