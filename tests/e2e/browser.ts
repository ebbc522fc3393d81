import type { Browser, BrowserContext, Page } from 'playwright';
import { SCENARIO_COOKIE } from '#mocks/server/http';
import type { ScenarioId } from '#mocks/scenarios';

/** The address of the production build under test, on the mock server. */
export const baseUrl = process.env['E2E_BASE_URL'] ?? 'http://localhost:4173';

/** The address of the demo build under test, on its own mocks. */
export const demoUrl = process.env['E2E_DEMO_URL'] ?? 'http://localhost:4174';

/** The cookie by which a visit asks the mock server for a state of the network. */
export function scenarioCookie(scenario: ScenarioId, url: string) {
  return { name: SCENARIO_COOKIE, value: scenario, url };
}

/** How a visit differs from an ordinary one. */
export interface VisitOptions {
  /** What the mock server does for this visit alone. */
  scenario?: ScenarioId;
  /** A script to run in each page before the page's own. */
  before?: () => void;
  /** The address of another build. */
  base?: string;
}

/** A page of a visit of its own, and what it complained of. */
export interface Visit {
  /** The visit's context. */
  context: BrowserContext;
  /** The page. */
  page: Page;
  /** Errors and warnings of the console, and errors that nothing caught. */
  complaints: string[];
}

/** Opens a new visit at a viewport width in px. */
export async function visit(
  browser: Browser,
  path: string,
  width: number,
  { scenario, before, base = baseUrl }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 780 },
    reducedMotion: 'reduce',
  });
  if (scenario !== undefined) {
    await context.addCookies([scenarioCookie(scenario, base)]);
  }
  if (before !== undefined) await context.addInitScript(before);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(new URL(path, base).href);
  return { context, page, complaints };
}
