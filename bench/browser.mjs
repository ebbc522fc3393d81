import { chromium } from 'playwright';

/** The conditions of the measurements. `latency` and `bytesPerSecond` throttle the network. */
export const slow = { name: 'slow 4G, 4x CPU', cpu: 4, latency: 562, bytesPerSecond: 184_000 };
export const weak = { name: '20x CPU', cpu: 20 };
export const cheap = { name: '4x CPU', cpu: 4 };

/** @typedef {{ name: string, cpu: number, latency?: number, bytesPerSecond?: number }} Conditions */
/** @typedef {{ lcp: number, fcp: number, shift: number, hydrated: number, products: number, tasks: { start: number, duration: number }[] }} Metrics */

/** An entry of the performance timeline. The last two properties are of layout shifts. @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry */

/** @param {import('playwright').LaunchOptions} options */
export function launch(options) {
  return chromium.launch({
    ...options,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      // Headless Chromium otherwise renders text with other widths than visible windows.
      '--font-render-hinting=slight',
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // Blocks requests to other hosts, such as the landing page's map.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
      // Playwright requests source positions, for which V8 would parse each script again. That costs
      // about 170 ms of the start on a slow phone.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/** Records the metrics of a page. It runs before the scripts of the page. React stores props on each hydrated control. */
function observePage() {
  /** @type {Metrics} */
  const metrics = { lcp: 0, fcp: 0, shift: 0, hydrated: 0, products: 0, tasks: [] };
  Object.assign(window, { metrics });
  /**
   * @param {string} type
   * @param {(entry: Entry) => void} note
   */
  function observe(type, note) {
    new PerformanceObserver((list) => {
      /** @type {Entry[]} */ (list.getEntries()).forEach(note);
    }).observe({ type, buffered: true });
  }
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value;
  });
  observe('longtask', ({ startTime: start, duration }) => metrics.tasks.push({ start, duration }));
  new MutationObserver((_, observer) => {
    if (document.querySelector('#root input[type="radio"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => (metrics.products = performance.now()));
  }).observe(document, { childList: true, subtree: true });
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('#root :is(a[href], button, input, select)')];
    const isHydrated = (/** @type {Element} */ one) =>
      Object.keys(one).some((key) => key.startsWith('__reactProps$'));
    if (controls.length === 0 || !controls.every(isHydrated)) return;
    metrics.hydrated = performance.now();
    clearInterval(timer);
  }, 20);
}

/**
 * Opens a page in a new context, without a cache, with the properties of a cheap phone.
 * @param {import('playwright').Browser} browser
 * @param {Conditions} conditions
 */
export async function visit(browser, { cpu, latency, bytesPerSecond }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await page.addInitScript(observePage);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (latency !== undefined && bytesPerSecond !== undefined) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
  }
  return {
    page,
    /** Returns the main thread time of scripts, styles and layout so far, in ms. */
    async work() {
      const { metrics } = await session.send('Performance.getMetrics');
      const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
      const sum = metrics.filter(({ name }) => parts.includes(name));
      return sum.reduce((total, { value }) => total + value * 1000, 0);
    },
    close: () => context.close(),
  };
}

/**
 * Waits until a page is idle, with no pending request and no long task for half a second. Returns its metrics.
 * @param {import('playwright').Page} page
 * @param {boolean} [isOurs] whether React hydrates the page
 * @returns {Promise<Metrics>}
 */
export async function settle(page, isOurs = true) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (ours) => {
      /** @type {Metrics} */
      const { hydrated, lcp, tasks } = Reflect.get(window, 'metrics');
      const { start, duration } = tasks.at(-1) ?? { start: 0, duration: 0 };
      return lcp > 0 && (hydrated > 0 || !ours) && performance.now() - start - duration > 500;
    },
    isOurs,
    { polling: 100, timeout: 60_000 },
  );
  return page.evaluate(() => Reflect.get(window, 'metrics'));
}
