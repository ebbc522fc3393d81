import { chromium } from 'playwright';

/** The conditions of the measurements. `latency` and `bytesPerSecond` throttle the network. */
export const slow = { name: 'slow 4G, 4x CPU', cpu: 4, latency: 562, bytesPerSecond: 184_000 };
export const weak = { name: '20x CPU', cpu: 20 };
export const cheap = { name: '4x CPU', cpu: 4 };

/** @typedef {{ name: string, cpu: number, latency?: number, bytesPerSecond?: number }} Conditions */
/** @typedef {{ lcp: number, fcp: number, shift: number, hydrated: number, products: number, tasks: { start: number, duration: number }[] }} Metrics */

/** An entry of the performance timeline. The last two properties are of layout shifts. @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry */

/** @param {string} executablePath */
export function launch(executablePath) {
  return chromium.launch({
    executablePath,
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
    const observer = new PerformanceObserver((list) => {
      /** @type {Entry[]} */ (list.getEntries()).forEach(note);
    });
    observer.observe(
      /** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }),
    );
  }
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value;
  });
  observe('longtask', ({ startTime, duration }) =>
    metrics.tasks.push({ start: startTime, duration }),
  );
  new MutationObserver((_, observer) => {
    if (document.querySelector('input[name="producto"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => (metrics.products = performance.now()));
  }).observe(document, { childList: true, subtree: true });
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('#root :is(a[href], button, input, select)')];
    if (controls.length === 0) return;
    if (!controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')))) {
      return;
    }
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

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/**
 * Returns the metrics of the page so far.
 * @param {import('playwright').Page} page
 * @returns {Promise<Metrics & { now: number }>}
 */
export function readMetrics(page) {
  return page.evaluate(() => ({ ...Reflect.get(window, 'metrics'), now: performance.now() }));
}

/**
 * Waits until a page is idle: no pending request, and no long task for a while.
 * @param {import('playwright').Page} page
 * @param {boolean} [isOurs] whether React hydrates the page
 */
export async function settle(page, isOurs = true) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    ([ours, quiet]) => {
      /** @type {Metrics} */
      const { hydrated, lcp, tasks } = Reflect.get(window, 'metrics');
      const last = tasks.at(-1);
      const idleSince = last === undefined ? 0 : last.start + last.duration;
      return lcp > 0 && (hydrated > 0 || !ours) && performance.now() - idleSince > Number(quiet);
    },
    /** @type {const} */ ([isOurs, 500]),
    { polling: 100, timeout: 60_000 },
  );
}
