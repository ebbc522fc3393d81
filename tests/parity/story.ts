import { parsePath, type InitialEntry } from 'react-router-dom';
import type { Browser, CDPSession } from 'playwright';
import type { Parity } from '#storybook/parity';
import { isScenarioId, type ScenarioId } from '#mocks/scenarios';
import { Canvas, type Globals, type Size } from '../gates/canvas';
import { holdDate } from '../gates/holdDate';
import { pageScript } from './pageScript';
import type { Step } from './step';
import { readTree } from './tree';

/** The moment that both pages show. */
export const MOMENT = Date.UTC(2026, 2, 14, 18, 30);

/** The room of the story alone, without the notifications beside it. */
const ROOM = '#storybook-root > :first-child';

/** All that stands on a page. */
export const PAGE = 'body';

/** The window of a story that asks for none. */
const PHONE: Size = { width: 360, height: 780 };

/** What a story says of itself before it is shown. */
export interface Declared {
  /** Its address and the history entry's state; undefined where it names no route. */
  route: { path: string; state: unknown } | undefined;
  /** What the network does. */
  network: ScenarioId;
  /** What else the app must be given. */
  parity: Parity;
}

/** What stands in a story. */
export interface Shown {
  /** The document's title; nothing where the story is a part of a page. */
  title: string | undefined;
  /** Its accessibility tree. */
  tree: string[];
}

/** A story at the end of its `play`. */
export interface Seen extends Declared, Shown {
  size: Size;
  /** What the visit remembered at the story's beginning. */
  remembered: Record<string, string>;
  /** What its `play` did. */
  steps: Step[];
}

interface Asked {
  storyId: string;
  toolbar: Globals;
}

interface Raw {
  route: InitialEntry | undefined;
  network: unknown;
  parity: Parity;
}

/** Runs in Storybook: what a story declares, its makers called with the toolbar's values. */
async function declaredScript({ storyId, toolbar }: Asked): Promise<Raw> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  if (story === undefined) throw new Error(`${storyId} is no story.`);
  const globals: Record<string, unknown> = { ...toolbar, ...story.storyGlobals };
  const make = (value: unknown): unknown =>
    typeof value === 'function' ? (value as (values: unknown) => unknown)(globals) : value;
  return {
    route: make(story.parameters['route']) as InitialEntry | undefined,
    network: globals['network'],
    parity: make(story.parameters['parity']) ?? {},
  };
}

/** Storybook in a page of its own, with its clock and chance held. */
export class Stage {
  private constructor(
    private readonly canvas: Canvas,
    private readonly session: CDPSession,
    private readonly toolbar: Globals,
  ) {}

  /** Opens Storybook in a language. */
  static async open(browser: Browser, storybook: string, language: string): Promise<Stage> {
    const toolbar = { carrier: 'TELCEL', language, network: 'ok', textSize: '100' };
    const canvas = await Canvas.open(browser, storybook, toolbar, PHONE);
    await canvas.page.evaluate(holdDate, MOMENT);
    await canvas.page.evaluate(pageScript, PAGE);
    const session = await canvas.page.context().newCDPSession(canvas.page);
    return new Stage(canvas, session, toolbar);
  }

  /** What a story declares. */
  async declared(storyId: string): Promise<Declared> {
    const { route, network, parity } = await this.canvas.page.evaluate(declaredScript, {
      storyId,
      toolbar: this.toolbar,
    });
    const scenario = String(network);
    const parts = typeof route === 'string' ? parsePath(route) : route;
    const { pathname = '/', search = '', hash = '', state } = { state: null, ...parts };
    return {
      route: parts && { path: pathname + search + hash, state: state as unknown },
      network: isScenarioId(scenario) ? scenario : 'ok',
      parity,
    };
  }

  /**
   * Shows a story to the end of its `play`, and reads what stands there.
   * @throws {Error} when the story does not end well.
   */
  async see(storyId: string): Promise<Seen> {
    const { page } = this.canvas;
    const declared = await this.declared(storyId);
    const { status, errors } = await this.canvas.show(storyId);
    if (status !== 'success') {
      const [cause = ''] = errors.join('; ').split('\nIgnored nodes');
      throw new Error(`The story itself does not end well: ${cause}`);
    }
    // A busy one stays so, and is compared as it stands.
    await this.canvas.settle(true);
    return {
      ...declared,
      size: page.viewportSize() ?? PHONE,
      remembered: await page.evaluate(() => window.__PARITY__?.remembered() ?? {}),
      steps: await page.evaluate(() => window.__PARITY__?.steps() ?? []),
      ...(await this.now(declared.parity)),
    };
  }

  /** What stands there now, once it is the same twice. */
  async now({ part }: Parity): Promise<Shown> {
    const { page } = this.canvas;
    const read = () => readTree(page, this.session, part === undefined ? PAGE : ROOM);
    let tree = await read();
    for (let tries = 0; tries < 20; tries += 1) {
      await page.waitForTimeout(80);
      const last = tree;
      tree = await read();
      if (tree.join('\n') === last.join('\n')) break;
    }
    return { tree, title: part === undefined ? await page.title() : undefined };
  }

  /** Closes the page. */
  close(): Promise<void> {
    return this.canvas.close();
  }
}
