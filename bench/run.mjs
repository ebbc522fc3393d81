import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, runnerImport } from 'vite';
import svgr from 'vite-plugin-svgr';
import { findChromium } from '../tools/lib/chromium.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';

const ROUNDS = 3;
const slow4G = { latency: 562, downloadThroughput: 184_000, uploadThroughput: 92_000 };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const addresses = ['/start', '/start/company/TELCEL', '/superhome'];
const fields = ['PhoneField', 'react-imask', 'react-number-format'];
const notifications = ['NotificationRegion', 'sonner', 'react-hot-toast', 'react-toastify'];
const types = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
};

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
/** The responses that are not a file of a build, by address. @type {Map<string, string>} */
const texts = new Map();
/** The values of each row of the table. @type {Map<string, number[]>} */
const figures = new Map();

/** @param {string[]} names what, contender and figure @param {number} value */
function add(names, value) {
  const row = names.join(' | ');
  figures.set(row, [...(figures.get(row) ?? []), value]);
}

/** The compressed body and the type of an address: of a text, a file, a prerendered page or the app. @param {string} address */
function read(address) {
  const text = texts.get(address);
  if (text !== undefined) {
    return { type: /^[{[]/.test(text) ? types.json : types.html, body: brotliCompressSync(text) };
  }
  const [root, name] = address.startsWith('/site/')
    ? [folder, address.slice(6)]
    : ['dist', address];
  const file = [name, `${name}.html`]
    .map((one) => path.join(root, one))
    .find((one) => existsSync(one) && path.extname(one));
  if (file === undefined) return undefined;
  const body = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
  return {
    type: Reflect.get(types, path.extname(file).slice(1)) ?? 'application/octet-stream',
    body,
  };
}

/** Serves the builds over HTTP/2, compressed and from memory. Returns the address. */
async function serve() {
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const options = '-x509 -nodes -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:P-256';
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  /** @type {Map<string, ReturnType<typeof read>>} */
  const cache = new Map();
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    ({ url }, response) => {
      const { pathname } = new URL(url, 'https://localhost');
      if (!cache.has(pathname)) cache.set(pathname, read(pathname));
      const found = cache.get(pathname);
      if (!found) return void response.writeHead(404).end();
      const cookie = found.type === types.html ? { 'set-cookie': 'XSRF-TOKEN=bench; Path=/' } : {};
      response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', ...cookie });
      response.end(found.body);
    },
  );
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  return `https://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

/** Records the metrics of a page. It runs before the scripts of the page. */
function observe() {
  const metrics = { fcp: 0, lcp: 0, products: 0, blocking: 0, lastTask: 0 };
  Object.assign(window, { metrics });
  /** @param {string} type @param {(entry: any) => void} note */
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on(
    'paint',
    ({ name, startTime }) => name === 'first-contentful-paint' && (metrics.fcp = startTime),
  );
  on('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  on('longtask', ({ startTime, duration }) => {
    metrics.lastTask = startTime + duration;
    if (startTime > metrics.fcp) metrics.blocking += duration - 50;
  });
  new MutationObserver((_, observer) => {
    if (document.querySelector('#root input[type="radio"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => (metrics.products = performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a page in a new context, without a cache. @param {import('playwright').Browser} browser @param {string} url @param {object} [network] */
async function open(browser, url, network) {
  const context = await browser.newContext({ ...phone, locale: 'es-MX', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => performance.now() - Reflect.get(window, 'metrics').lastTask > 500,
    null,
    { polling: 100 },
  );
  /** The main thread time of scripts, styles and layout so far, in ms. */
  async function work() {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  }
  return { page, work, close: () => context.close() };
}

/** A static page with the text of a page: the lower limit of its loading time. @param {import('playwright').Browser} browser @param {string} url */
async function staticPage(browser, url) {
  const { page, close } = await open(browser, url);
  const lines = await page.evaluate(() =>
    document.body.innerText.replace(/[&<>]/g, '').split(/\n+/),
  );
  await close();
  return `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><h1>${lines.join('</h1><p>')}`;
}

/** @param {import('playwright').Browser} browser @param {string} host @param {string} address */
async function measurePage(browser, host, address) {
  for (const contender of ['static page', 'Colibrí']) {
    const { page, close } = await open(
      browser,
      `${host}${contender === 'Colibrí' ? '' : '/static'}${address}`,
      slow4G,
    );
    const { lcp, products, blocking } = await page.evaluate(() => Reflect.get(window, 'metrics'));
    const bytes = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0),
    );
    await close();
    add([address, contender, 'LCP, ms'], lcp);
    if (products > 0) add([address, contender, 'first products, ms'], products);
    add([address, contender, 'TBT, ms'], blocking);
    add([address, contender, 'size, kB'], bytes / 1000);
  }
}

/** The cost of a keystroke. The first ten are a warm-up. @param {import('playwright').Browser} browser @param {string} url @param {string} contender */
async function measureField(browser, url, contender) {
  const digits = '5512345000';
  const { page, work, close } = await open(browser, url + contender);
  await page.locator('input').focus();
  let cost = 0;
  for (let run = 0; run < 2; run += 1) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    const before = await work();
    await page.keyboard.type(digits, { delay: 50 });
    await page.waitForTimeout(100);
    cost = ((await work()) - before) / digits.length;
    const typed = await page.locator('form').getAttribute('data-phone');
    if (typed !== digits) throw new Error(`${contender} made ${typed} of ${digits}.`);
  }
  await close();
  add(['a keystroke', contender, 'script, style and layout, ms'], cost);
}

/** @param {import('playwright').Browser} browser @param {string} url @param {string} contender */
async function measureNotification(browser, url, contender) {
  const { page, close } = await open(browser, url + contender);
  add(
    ['a notification', contender, 'painted, ms'],
    await page.evaluate(() => Reflect.get(window, 'showOne')()),
  );
  await close();
}

/** The table of all medians, with the smallest and the largest value. */
function table() {
  const rows = [...figures].map(([row, values]) => {
    const [low = 0, median = 0, high = 0] = [...values]
      .sort((one, other) => one - other)
      .map((value) => Number(value.toPrecision(3)));
    return `| ${row} | ${median} | ${low} to ${high} |`;
  });
  return [
    '| what | of | figure | median | range |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

ensureInstalled('bench/site/peers');
await build({ logLevel: 'error' });
await build({
  root: path.resolve('bench/site'),
  base: '/site/',
  configFile: false,
  logLevel: 'error',
  plugins: [react(), svgr()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: folder },
});
/** @type {{ module: typeof import('../mocks/catalogue.ts') }} */
const { module } = await runnerImport('./mocks/catalogue.ts');
texts.set(
  '/recargas/producto/getProducts',
  JSON.stringify({ code: 0, message: 'OK', result: module.catalogue }),
);
const host = await serve();
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
for (const address of addresses) {
  texts.set(`/static${address}`, await staticPage(browser, host + address));
}
// The contenders alternate, so that other load of the machine affects all of them equally.
const site = `${host}/site/index.html?name=`;
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`round ${round} of ${ROUNDS}`);
  for (const address of addresses) await measurePage(browser, host, address);
  for (const field of fields) await measureField(browser, site, field);
  for (const one of notifications) await measureNotification(browser, site, one);
}
const where = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, Chromium ${browser.version()}`;
const results = `${new Date().toISOString().slice(0, 10)}, ${where}, medians of ${ROUNDS} rounds.\n\n${table()}\n`;
writeFileSync('bench/results.md', results);
console.log(results);
rmSync(folder, { recursive: true });
process.exit(0);
