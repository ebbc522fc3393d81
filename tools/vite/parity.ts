import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromium } from './chromium.ts';
import { storyProject, withoutAxe } from './stories.ts';

/** A screen's story at its end, as another page can be brought to it. */
export interface EndState {
  /** The moment that is shown, in milliseconds since 1970. */
  moment: number;
  path: string;
  /** The state of the history entry. */
  state: unknown;
  /** What the session storage holds. */
  session: Record<string, string>;
  language: string;
  /** The scenario of the network. */
  network: string;
  /** The window in px. */
  width: number;
  height: number;
  parity: { catalogue?: unknown; offline?: boolean; part?: string };
}

/** What the two pages are to assistive technology, as Playwright writes it. */
export interface Compared {
  inStory: string;
  inApp: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Opens a story's end state in the built app, and reads both pages. */
    openInApp: (end: EndState) => Promise<Compared>;
  }
}

const base = process.env['E2E_BASE_URL'] ?? 'http://localhost:4173';

/** How long the app has to come to the story's state, in milliseconds. */
const PATIENCE_MS = 5000;

/** Runs in the app's page before its own scripts: the storage and the history entry of the story. */
function begin({ state, session, language }: EndState): void {
  if (window.history.state !== null) return;
  window.localStorage.setItem('language', language);
  for (const [key, value] of Object.entries(session)) window.sessionStorage.setItem(key, value);
  // The shape in which the router keeps an entry.
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '');
}

async function giveNetwork(context: BrowserContext, end: EndState): Promise<void> {
  const { catalogue, offline } = end.parity;
  await context.addCookies([{ name: 'MOCK-SCENARIO', value: end.network, url: base }]);
  // No story leaves the origin.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(base).origin,
    (route) => route.abort(),
  );
  if (offline === true) await context.route('**/recargas/**', (route) => route.abort());
  if (catalogue === undefined) return;
  await context.route('**/getProducts', (route) =>
    route.fulfill({ json: { code: 0, message: '', result: catalogue } }),
  );
}

async function readUntilSame(inStory: string, app: Locator): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const inApp = await app.ariaSnapshot();
    if (inApp === inStory || Date.now() > end) return inApp;
    await sleep(100);
  }
}

const openInApp: BrowserCommand<[EndState], Promise<Compared>> = async (command, end) => {
  const { browser } = command.provider as unknown as { browser: Browser };
  const { part = 'body' } = end.parity;
  const { width, height } = end;
  const own = part === 'body' ? 'body' : '[data-story]';
  const inStory = await command.iframe.locator(own).first().ariaSnapshot();
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  try {
    await giveNetwork(context, end);
    await context.addInitScript(begin, end);
    const page = await context.newPage();
    await page.clock.setFixedTime(end.moment);
    await page.goto(new URL(end.path, base).href);
    return { inStory, inApp: await readUntilSame(inStory, page.locator(part)) };
  } finally {
    await context.close();
  }
};

/** Each screen's story beside the built app, which `npm run e2e` serves. */
export function parityProject(): TestProjectInlineConfiguration {
  return storyProject(
    { carrier: 'TELCEL', language: 'es', viewport: { value: 'phone', isRotated: false } },
    {
      name: 'parity',
      setupFiles: ['tests/parity/setup.ts'],
      exclude: ['src/{components,notifications}/**', 'src/app/flows/**'],
      provide: withoutAxe,
      browser: { ...chromium(), commands: { openInApp } },
    },
  );
}
