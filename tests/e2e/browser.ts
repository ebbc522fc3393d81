import { chromium, type Browser, type Page } from 'playwright';

const executablePath = process.env['CHROMIUM_PATH'];

/** The address of the built app under test. */
export const baseUrl = process.env['E2E_BASE_URL'] ?? 'http://localhost:4174';

/** Starts the machine's Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page of a visit of its own, and what it complained of. */
export interface Visit {
  /** The page. */
  page: Page;
  /** Errors and warnings of the console, and errors that nothing caught. */
  complaints: string[];
}

/** Opens a new visit at a viewport width in px. */
export async function visit(browser: Browser, path: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 780 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(new URL(path, baseUrl).href);
  return { page, complaints };
}
