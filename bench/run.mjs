import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build, preview, runnerImport } from 'vite';
import { findChromium } from '../tools/lib/chromium.mjs';
import { serveMocks } from '../tools/lib/mocks.mjs';

// Importing modules with Vite would set it to `development`, also for the build.
process.env['NODE_ENV'] = 'production';

/** @type {{ module: typeof import('../src/api/paths.ts') }} */
const {
  module: { apiSegments },
} = await runnerImport('./src/api/paths.ts');
/** @type {{ module: typeof import('../mocks/catalogue.ts') }} */
const {
  module: { catalogue },
} = await runnerImport('./mocks/catalogue.ts');

const ROUNDS = 3;
const slow4G = { latency: 562, downloadThroughput: 184_000, uploadThroughput: 92_000 };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const addresses = ['/start', '/start/company/TELCEL', '/superhome'];
/** What a returning visit to the start has on the device. @type {Record<string, string>} */
const stored = {
  lastProducts: JSON.stringify(catalogue),
  remembered: JSON.stringify([
    { carrier: 'TELCEL', phone: '5512345000', sku: 'TEL-TA-050', date: 0 },
  ]),
};
/** Another build in this folder, if there is one, is measured, too. */
const [other] = process.argv.slice(2);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
/** The values of each row of the table. @type {Map<string, number[]>} */
const figures = new Map();

/** @param {string[]} names page, contender and figure @param {number} value */
function add(names, value) {
  const row = names.join(' | ');
  figures.set(row, [...(figures.get(row) ?? []), value]);
}

/** Creates a certificate: browsers use HTTP/2 over TLS only. */
function certificate() {
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const options = '-x509 -nodes -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:P-256';
  const output = ['-keyout', files.key, '-out', files.cert];
  execFileSync('openssl', ['req', ...options.split(' '), ...output], { stdio: 'ignore' });
  return files;
}

/** Serves the build in a folder, which may call the mocks. @param {string} outDir @param {ReturnType<typeof certificate>} https */
async function serve(outDir, https) {
  const headers = { 'Set-Cookie': 'XSRF-TOKEN=bench; Path=/' };
  const proxy = { [`^/(${apiSegments})/.`]: 'http://localhost:4010' };
  const options = { port: 0, https, headers, proxy };
  const server = await preview({ configFile: false, build: { outDir }, preview: options });
  return server.resolvedUrls?.local[0] ?? '';
}

/** Records the metrics of a page. It runs before the scripts of the page. */
function observe() {
  const metrics = { fcp: 0, lcp: 0, blocking: 0, lastTask: 0 };
  /** @type {Record<string, number>} */
  const shown = {};
  const selectors = {
    'first carrier or product': '[data-page^="/start"] li > [data-carrier][href], [type=radio]',
    'remembered number': 'main section:not([aria-hidden]) li [dir=ltr]',
    Pay: '[data-paybar] > :not([inert])',
  };
  Object.assign(window, { metrics, shownAt: shown });
  function look() {
    for (const [name, selector] of Object.entries(selectors)) {
      if (document.querySelector(selector)) shown[name] ??= performance.now();
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  function on(type, note) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
  on(
    'paint',
    ({ name, startTime }) => name === 'first-contentful-paint' && (metrics.fcp = startTime),
  );
  on('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  on('longtask', ({ startTime, duration }) => {
    metrics.lastTask = startTime + duration;
    if (startTime > metrics.fcp) metrics.blocking += duration - 50;
  });
}

/** Opens a page in a new context, without a cache. @param {import('playwright').Browser} browser @param {string} url @param {typeof slow4G} [network] @param {typeof stored} [device] */
async function open(browser, url, network, device = {}) {
  const context = await browser.newContext({ ...phone, locale: 'es-MX', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.addInitScript((values) => {
    for (const [key, text] of Object.entries(values)) window.localStorage.setItem(key, text);
  }, device);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  const response = await page.goto(url, { waitUntil: 'commit' });
  if (!response?.ok()) throw new Error(`There is no response from ${url}.`);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => performance.now() - Reflect.get(window, 'metrics').lastTask > 500,
    null,
    { polling: 100 },
  );
  return page;
}

/** A static page with the text of a page: the lower limit of its loading time. @param {import('playwright').Browser} browser @param {string} url */
async function staticPage(browser, url) {
  const page = await open(browser, url);
  const lines = await page.evaluate(() =>
    document.body.innerText.replace(/[&<>]/g, '').split(/\n+/),
  );
  await page.context().close();
  return `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><h1>${lines.join('</h1><p>')}`;
}

/** @param {import('playwright').Browser} browser @param {string} url @param {string[]} names the page and the contender @param {typeof stored} [device] */
async function measurePage(browser, url, names, device) {
  const page = await open(browser, url, slow4G, device);
  const { lcp, blocking } = await page.evaluate(() => Reflect.get(window, 'metrics'));
  /** @type {Record<string, number>} */
  const shown = await page.evaluate(() => Reflect.get(window, 'shownAt'));
  const bytes = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0),
  );
  await page.context().close();
  for (const [name, time] of Object.entries(shown)) add([...names, `${name}, ms`], time);
  if (device) return;
  add([...names, 'LCP, ms'], lcp);
  add([...names, 'TBT, ms'], blocking);
  add([...names, 'size, kB'], bytes / 1000);
}

/** The table of all medians, with the smallest and the largest value. */
function table() {
  const rows = [...figures].map(([row, values]) => {
    const [low = 0, median = 0, high = 0] = [...values]
      .sort((one, other) => one - other)
      .map((value) => Number(value.toPrecision(3)));
    return `| ${row} | ${median} | ${low} to ${high} |`;
  });
  const head = ['| page | of | figure | median | range |', '| --- | --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}

const siteFolder = path.join(folder, 'site');
mkdirSync(siteFolder);
await build({ logLevel: 'error' });
await serveMocks();
const https = certificate();
/** The builds by their names. @type {[string, string][]} */
const builds = [['Colibrí', await serve('dist', https)]];
if (other) builds.push(['other build', await serve(other, https)]);
const [[, app] = ['', '']] = builds;
const site = await serve(siteFolder, https);
const browser = await chromium.launch({
  ...(await findChromium()),
  // No request leaves this machine, such as that of the landing page's map.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--ignore-certificate-errors',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  ],
});
for (const [index, address] of addresses.entries()) {
  const html = await staticPage(browser, new URL(address, app).href);
  writeFileSync(path.join(siteFolder, `static-${index}.html`), html);
}
// The contenders alternate, so that other load of the machine affects all of them equally.
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`round ${round} of ${ROUNDS}`);
  for (const [index, address] of addresses.entries()) {
    await measurePage(browser, `${site}static-${index}.html`, [address, 'static page']);
    for (const [name, build] of builds) {
      await measurePage(browser, new URL(address, build).href, [address, name]);
    }
  }
  for (const [name, build] of builds) {
    await measurePage(browser, `${build}start`, ['/start, returning', name], stored);
  }
}
const where = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, Chromium ${browser.version()}`;
const results = `${new Date().toISOString().slice(0, 10)}, ${where}, medians of ${ROUNDS} rounds.\n\n${table()}\n`;
writeFileSync('bench/results.md', results);
console.log(results);
rmSync(folder, { recursive: true });
process.exit(0);
