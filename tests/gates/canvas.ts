import type { Browser, BrowserContext, Page } from 'playwright';
import { isExpected, MAP } from './expected';

/** A story in Storybook's own index. */
export interface StoryEntry {
  /** Storybook's id, such as `components-button--default`. */
  id: string;
  /** Its place in the sidebar, such as `Components/Button`. */
  title: string;
  /** Its name, such as `Default`. */
  name: string;
}

/** The toolbar's values. */
export type Globals = Readonly<Record<string, string>>;

/** The size of a page in px. */
export interface Size {
  width: number;
  height: number;
}

/** What Storybook says at a story's end. */
interface Outcome {
  status: string;
  errors: string[];
}

/** Storybook's channel between the canvas and its frame. */
interface Channel {
  on: (event: string, listener: (data: never) => void) => void;
  off: (event: string, listener: (data: never) => void) => void;
  emit: (event: string, data: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** A story that has not ended by then never will, in milliseconds. */
const PATIENCE_MS = 20_000;

/** A page is busy while a request of its own is under way or a part of it says so. */
const SETTLE_MS = 4_000;

/** Reads the stories of a served Storybook: no list of our own could forget one. */
export async function readStories(storybook: string): Promise<StoryEntry[]> {
  const response = await fetch(new URL('index.json', storybook));
  const index = (await response.json()) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** One browser page that shows one story after another, and hears what they complain of. */
export class Canvas {
  private complaints: string[] = [];

  private constructor(
    /** The page itself. */
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly origin: string,
    /** The page's own size. */
    readonly size: Size,
  ) {}

  /** Opens Storybook's canvas with the toolbar's values, in a page of a width and height in px. */
  static async open(
    browser: Browser,
    storybook: string,
    globals: Globals,
    size: Size,
  ): Promise<Canvas> {
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
      // By this name Storybook knows a test: it stops animations instead of waiting for them.
      userAgent: 'StorybookTestRunner Chromium',
    });
    const page = await context.newPage();
    const canvas = new Canvas(page, context, new URL(storybook).origin, size);
    await canvas.listen();
    await page.goto(new URL('iframe.html?viewMode=story', storybook).href);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    await canvas.set(globals);
    return canvas;
  }

  /** Sets the toolbar; who looks through this page judges by an axe of their own. */
  private async set(globals: Globals): Promise<void> {
    const applied = await this.page.evaluate(async (globals) => {
      await window.__STORYBOOK_PREVIEW__?.ready();
      return new Promise<Globals>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const done = ({ globals }: { globals: Globals }) => {
          channel?.off('globalsUpdated', done);
          resolve(globals);
        };
        channel?.on('globalsUpdated', done);
        channel?.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
      });
    }, globals);
    for (const [name, value] of Object.entries(globals)) {
      if (applied[name] !== value) throw new Error(`The toolbar did not take ${name}:${value}.`);
    }
  }

  private async listen(): Promise<void> {
    this.page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
      const { url } = message.location();
      this.complaints.push(`console.${message.type()}: ${message.text()} (${url})`);
    });
    this.page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    this.page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!protocol.startsWith('http') || origin === this.origin || origin === MAP) return;
      this.complaints.push(`request: ${request.method()} ${request.url()}`);
    });
    await this.context.route(
      (url) => url.origin !== this.origin && url.protocol.startsWith('http'),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
    );
  }

  /** Gives the page the size that a story was written for, or its own where the story asks none. */
  private async fit(storyId: string): Promise<void> {
    const wanted = await this.page.evaluate(async (storyId) => {
      const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
      const { viewport } = (story?.storyGlobals ?? {}) as { viewport?: { value?: string } };
      const { options } = (story?.parameters['viewport'] ?? {}) as {
        options?: Record<string, { styles: { width: string; height: string } }>;
      };
      return options?.[viewport?.value ?? '']?.styles;
    }, storyId);
    await this.resize(
      wanted === undefined
        ? this.size
        : { width: parseInt(wanted.width, 10), height: parseInt(wanted.height, 10) },
    );
  }

  /** Gives the page a size in px. */
  async resize(size: Size): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width === size.width && now.height === size.height) return;
    await this.page.setViewportSize(size);
  }

  /**
   * Shows a story at the size it was written for, and waits for the end of its `play`; the errors
   * are those that it ended with.
   */
  async show(storyId: string): Promise<Outcome> {
    this.complaints = [];
    await this.fit(storyId);
    return this.page.evaluate(
      ({ storyId, patience }) =>
        new Promise<Outcome>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const errors: string[] = [];
          const note = (data: unknown) => {
            for (const error of Array.isArray(data) ? (data as unknown[]) : [data]) {
              const { message, description } = error as { message?: string; description?: string };
              errors.push(message ?? description ?? JSON.stringify(error));
            }
          };
          const failures = [
            'playFunctionThrewException',
            'unhandledErrorsWhilePlaying',
            'storyThrewException',
            'storyErrored',
            'storyMissing',
          ];
          const end = (status: string) => {
            for (const event of failures) channel?.off(event, note);
            channel?.off('storyFinished', finish);
            clearTimeout(timer);
            resolve({ status, errors });
          };
          const finish = (data: { storyId: string; status: string }) => {
            if (data.storyId === storyId) end(data.status);
          };
          const timer = setTimeout(() => {
            errors.push(`The story did not end within ${String(patience)} ms.`);
            end('error');
          }, patience);
          for (const event of failures) channel?.on(event, note);
          channel?.on('storyFinished', finish);
          channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      { storyId, patience: PATIENCE_MS },
    );
  }

  /** Changes values of the toolbar under the story that stands, and waits until it is drawn anew. */
  async change(globals: Globals): Promise<void> {
    await this.page.evaluate(
      (globals) =>
        new Promise<void>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const done = () => {
            channel?.off('storyFinished', done);
            resolve();
          };
          channel?.on('storyFinished', done);
          channel?.emit('updateGlobals', { globals });
        }),
      globals,
    );
  }

  /**
   * Waits for fonts, pictures, and for what says that it is busy. A story whose state is to be
   * busy stays so: it is judged as it stands, once two frames have passed.
   */
  async settle(isBusy: boolean): Promise<boolean> {
    return this.page.evaluate(
      async ({ patience, isBusy }) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const busy = () => document.querySelector('#storybook-root [aria-busy="true"]') !== null;
        const end = performance.now() + patience;
        await document.fonts.ready;
        while (!isBusy && busy() && performance.now() < end) await frame();
        await frame();
        await frame();
        return isBusy || !busy();
      },
      { patience: SETTLE_MS, isBusy },
    );
  }

  /** What the page complained of since the story began, and forgets it. */
  takeComplaints(): string[] {
    return this.complaints.splice(0);
  }

  /** Closes the page. */
  close(): Promise<void> {
    return this.context.close();
  }
}
