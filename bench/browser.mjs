import { chromium } from 'playwright';

/** The conditions that pages are measured under. The network is that of a page's first visit. */
export const slow = { name: 'slow 4G, 4x CPU', cpu: 4, latency: 562, bytesPerSecond: 184_000 };
export const weak = { name: '20x CPU', cpu: 20 };
export const cheap = { name: '4x CPU', cpu: 4 };

/** @typedef {{ name: string, cpu: number, latency?: number, bytesPerSecond?: number }} Conditions */
/** @typedef {{ start: number, duration: number }} Press */
/** @typedef {{ lcp: number, fcp: number, shift: number, hydrated: number, commits: number, tasks: { start: number, duration: number }[], presses: Press[] }} Seen */

/** An entry of the browser's timeline; the last two are a layout shift's. @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry */

/** @param {string} executablePath */
export function launch(executablePath) {
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      // Without windows, Chromium would give letters other widths than people see.
      '--font-render-hinting=slight',
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // The landing page's map, and all else that is not of this machine, is not what is measured.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
      // What drives the browser asks where in a script a call stands, for which the script would be
      // parsed once more: some 170 ms of a slow phone's start that no visitor has.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/**
 * Writes down what a page goes through: a script to run before the page's own. That React has taken
 * the page over is seen by the props that it keeps on each control; its commits are told to the hook
 * of its developer tools, in production too.
 */
function observePage() {
  /** @type {Seen} */
  const seen = { lcp: 0, fcp: 0, shift: 0, hydrated: 0, commits: 0, tasks: [], presses: [] };
  Object.assign(window, {
    seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (seen.commits += 1),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
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
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  // The browser tells of presses until what they changed is on the screen, but not of all: of those
  // that it leaves out, the time until the page has drawn its next frame is known.
  const pressed = ['keydown', 'click'];
  observe('event', ({ name, startTime, duration }) => {
    if (pressed.includes(name)) seen.presses.push({ start: startTime, duration });
  });
  for (const type of pressed) {
    window.addEventListener(
      type,
      ({ timeStamp: start }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => seen.presses.push({ start, duration: performance.now() - start });
          port2.postMessage('drawn');
        });
      },
      { capture: true },
    );
  }
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('#root :is(a[href], button, input, select)')];
    if (controls.length === 0) return;
    if (!controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')))) {
      return;
    }
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 20);
}

/**
 * A page of a visit of its own, with nothing cached, on a cheap phone.
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
    /** How long the main thread has worked so far on scripts, styles and layout, in ms. */
    async work() {
      const { metrics } = await session.send('Performance.getMetrics');
      const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
      const sum = metrics.filter(({ name }) => parts.includes(name));
      return sum.reduce((total, { value }) => total + value * 1000, 0);
    },
    session,
    close: () => context.close(),
  };
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/**
 * What the page has gone through so far.
 * @param {import('playwright').Page} page
 * @returns {Promise<Seen & { now: number }>}
 */
export function readMetrics(page) {
  return page.evaluate(() => ({ ...Reflect.get(window, 'seen'), now: performance.now() }));
}

/**
 * Waits until a page has done what it does by itself: nothing on its way, and no long task for a while.
 * @param {import('playwright').Page} page
 * @param {boolean} [isOurs] whether React is to take it over
 */
export async function settle(page, isOurs = true) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    ([ours, quiet]) => {
      /** @type {Seen} */
      const { hydrated, lcp, tasks } = Reflect.get(window, 'seen');
      const last = tasks.at(-1);
      const idleSince = last === undefined ? 0 : last.start + last.duration;
      return lcp > 0 && (hydrated > 0 || !ours) && performance.now() - idleSince > Number(quiet);
    },
    /** @type {const} */ ([isOurs, 500]),
    { polling: 100, timeout: 60_000 },
  );
}
