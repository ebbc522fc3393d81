import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { SCENARIO_COOKIE } from '#mocks/httpServer';
import type { ScenarioId } from '#mocks/scenarios';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { launchFirefox } from '#tools/test/firefox.ts';

/** The address of the production build, which uses the mock server. */
export const baseUrl = 'http://localhost:4173';

/** The address of the demo build, which uses its own mocks. */
export const demoUrl = 'http://localhost:4174';

/** The app's entry script. */
export const entryScript = /assets\/index-.*\.js/;

/** Whether the tests run in Firefox (`--browser=firefox`) instead of Chromium. */
export const isFirefox = process.env['E2E_BROWSER'] === 'firefox';

let browser: Browser;

// Each test file that imports this module has its own browser.
beforeAll(async () => {
  browser = isFirefox ? await launchFirefox() : await chromium.launch(await chromiumLaunch());
  return () => browser.close();
});

// A page keeps its timers and its workers until its context is closed. Concurrent tests share the browser.
afterEach(async ({ task }) => {
  if (task.concurrent === true) return;
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** The options of a visit, and Playwright's options of its context. */
export interface VisitOptions extends BrowserContextOptions {
  /** The scenario of the mock server for this visit. */
  scenario?: ScenarioId;
  /** A script that runs before the page's scripts. */
  before?: (() => void) | undefined;
  /** Called before the first address is opened. */
  prepare?: (page: Page) => unknown;
  /** The address of the build. */
  base?: string;
  /** The viewport's height in px. */
  height?: number;
}

/** A page in a separate browser context, and its console errors. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, and uncaught errors. */
  consoleMessages: string[];
}

/** Starts a visit with a viewport width in px, without opening an address. */
export async function newVisit(width: number, options: VisitOptions = {}): Promise<Visit> {
  const { scenario, before, prepare, base = baseUrl, height = 780, ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  if (scenario !== undefined) {
    await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: base }]);
  }
  const page = await context.newPage();
  // Firefox reports an error, because an empty page has no storage.
  if (before !== undefined) {
    await context.addInitScript(`if (window.origin !== 'null') (${before.toString()})()`);
  }
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  await prepare?.(page);
  return { context, page, consoleMessages };
}

/** Opens a path in a new visit. */
export async function visit(path: string, width: number, options: VisitOptions = {}) {
  const opened = await newVisit(width, options);
  await opened.page.goto(path);
  return opened;
}

/** Waits until the worker of a page has cached all files. */
export async function waitForPrecache(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/**
 * Records the layout shifts without recent input, from the first frame of the complete page: before it, the browser may
 * paint what has arrived. It runs before the page's scripts.
 */
export function watchShifts(): void {
  const shifts: number[] = [];
  let start = Number.POSITIVE_INFINITY;
  Object.assign(window, { shifts });
  document.addEventListener(
    'readystatechange',
    () => {
      requestAnimationFrame(() => requestAnimationFrame((now) => (start = now)));
    },
    { once: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput && startTime >= start) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of the layout shifts that {@link watchShifts} recorded. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Whether an element has the focus. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
