import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { beforeAll } from 'vitest';
import { SCENARIO_COOKIE } from '#mocks/server/http';
import type { ScenarioId } from '#mocks/scenarios';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { launchFirefox } from '#tools/test/firefox.ts';

/** The address of the production build under test, on the mock server. */
export const baseUrl = process.env['E2E_BASE_URL'] ?? 'http://localhost:4173';

/** The address of the demo build under test, on its own mocks. */
export const demoUrl = process.env['E2E_DEMO_URL'] ?? 'http://localhost:4174';

/** Whether the tests drive Firefox, by `--browser=firefox`, and not Chromium. */
export const isFirefox = process.env['E2E_BROWSER'] === 'firefox';

let browser: Browser;

// One browser for each test file that imports this.
beforeAll(async () => {
  browser = isFirefox ? await launchFirefox() : await chromium.launch(chromiumLaunch);
  return () => browser.close();
});

/** How a visit differs from an ordinary one. */
export interface VisitOptions {
  /** What the mock server does for this visit alone. */
  scenario?: ScenarioId;
  /** A script to run in each page before the page's own. */
  before?: (() => void) | undefined;
  /** What is set up before the first address is opened. */
  prepare?: (page: Page) => unknown;
  /** The address of another build. */
  base?: string;
  /** The viewport's height in px. */
  height?: number;
  /** Whether the page moves as it does for most people. */
  motion?: boolean;
  /** Whether the app's worker may keep what it shows: what it keeps, no test can spoil on its way. */
  worker?: 'allow' | 'block';
}

/** A page in a separate browser context, and its console errors. */
export interface Visit {
  /** The visit's context. */
  context: BrowserContext;
  /** The page. */
  page: Page;
  /** Errors and warnings of the console, and errors that nothing caught. */
  complaints: string[];
}

/** A new visit at a viewport width in px, with no address opened yet. */
export async function newVisit(width: number, options: VisitOptions = {}): Promise<Visit> {
  const { scenario, before, prepare, base = baseUrl, height = 780, motion = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: options.worker ?? 'allow',
  });
  if (scenario !== undefined) {
    await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: base }]);
  }
  const page = await context.newPage();
  // An empty page has no storage, of which Firefox would complain.
  if (before !== undefined) {
    await context.addInitScript(`if (window.origin !== 'null') (${before.toString()})()`);
  }
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await prepare?.(page);
  return { context, page, complaints };
}

/** Opens a path in a new visit. */
export async function visit(path: string, width: number, options: VisitOptions = {}) {
  const opened = await newVisit(width, options);
  await opened.page.goto(new URL(path, options.base ?? baseUrl).href);
  return opened;
}

/** Writes down the layout shifts that no person has caused: a script to run before the page's own. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of what {@link watchShifts} has written down. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Loses the network and has it back. */
export async function returnOnline({ context }: Pick<Visit, 'context'>): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}
