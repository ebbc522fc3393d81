import { getResponse, type HttpHandler } from 'msw';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { createHandlers } from '#mocks/handlers';
import { baseUrl, scenarioCookie } from '../e2e/browser';
import { holdDate } from '../gates/holdDate';
import { pageScript } from './pageScript';
import { MOMENT, PAGE, type Seen } from './story';
import { readTree } from './tree';

const API = /\/(recargas|servicios)\//;

/** What a new page of the app starts with. */
interface Beginning {
  state: unknown;
  session: Record<string, string>;
  language: string;
  share: Seen['parity']['share'];
  withoutClipboard: boolean;
}

/** Runs in the app's page before its own scripts. Self-contained. */
function beginScript({ state, session, language, share, withoutClipboard }: Beginning): void {
  const put = (name: 'share' | 'clipboard', value: unknown) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
  };
  const cancel = () => Promise.reject(new DOMException('Cancelled', 'AbortError'));
  if (share !== undefined) put('share', share === 'accepted' ? () => Promise.resolve() : cancel);
  if (withoutClipboard) put('clipboard', undefined);
  // Another page of the same visit goes on with what there is.
  if (window.history.state !== null) return;
  window.localStorage.setItem('language', language);
  for (const [key, value] of Object.entries(session)) window.sessionStorage.setItem(key, value);
  // The shape in which the router keeps an entry.
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '');
}

/** Answers the page's calls by mocks of this process: the same ones, with what the story sells. */
async function serve(context: BrowserContext, handlers: readonly HttpHandler[]): Promise<void> {
  await context.route(API, async (route) => {
    const request = route.request();
    const response = await getResponse(
      [...handlers],
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    );
    if (response === undefined) return route.abort();
    const body = Buffer.from(await response.arrayBuffer());
    return route.fulfill({ status: response.status, contentType: 'application/json', body });
  });
}

/** The file of a module in a build. */
async function fileOf(module: string, base: string): Promise<string> {
  const response = await fetch(new URL('.vite/manifest.json', base));
  const manifest = (await response.json()) as Record<string, { file: string } | undefined>;
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no file of its own for ${module}.`);
  return file;
}

async function giveNetwork(context: BrowserContext, seen: Seen, base: string): Promise<void> {
  const { network, parity } = seen;
  const { catalogue, offline, missing } = parity;
  // No story leaves the origin.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(base).origin,
    (route) => route.abort(),
  );
  await context.addCookies([scenarioCookie(network, base)]);
  if (catalogue !== undefined) {
    await serve(context, createHandlers({ scenario: network, catalogue }));
  }
  if (offline === true) await context.route(API, (route) => route.abort('internetdisconnected'));
  if (missing !== undefined) {
    await context.route(`**/${await fileOf(missing, base)}`, (route) => route.abort());
  }
}

/** The built app in a visit of its own. */
export class App {
  private constructor(
    /** The visit's page. */
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly selector: string,
  ) {}

  /** Opens a story's route in the built app, with all that the story was given. */
  static async open(browser: Browser, seen: Seen, language: string, base = baseUrl): Promise<App> {
    const { parity, remembered, route, size } = seen;
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await giveNetwork(context, seen, base);
    await context.addInitScript(holdDate, MOMENT);
    await context.addInitScript(pageScript, parity.part ?? PAGE);
    await context.addInitScript(beginScript, {
      state: route?.state ?? null,
      session: remembered,
      language,
      share: parity.share,
      withoutClipboard: parity.withoutClipboard ?? false,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(new URL(route?.path ?? '/', base).href);
    return new App(page, session, parity.part ?? PAGE);
  }

  /** The accessibility tree of what the story shows. */
  tree(): Promise<string[]> {
    return readTree(this.page, this.session, this.selector);
  }

  /** Ends the visit. */
  close(): Promise<void> {
    return this.page.context().close();
  }
}
