import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { newVisit } from '../e2e/browser';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  /** The file of a story. */
  importPath: string;
  type: string;
  title: string;
  tags: string[];
}

const folder = 'storybook-static';

/** The entries of the built Storybook. */
export function readEntries(): Entry[] {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) {
    throw new Error('There is no built Storybook to test: run npm run build-storybook.');
  }
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}

/** Serves the built Storybook. */
export async function serveStorybook() {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { base: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Does `work` for each item, in two tabs, each with a separate context. They are high, because frames far below are not loaded. */
export async function inTabs<Item>(
  items: readonly Item[],
  work: (item: Item, page: Page) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  async function tab(): Promise<void> {
    const { context, page } = await newVisit(1280, { height: 12_000 });
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item, page);
    }
    await context.close();
  }
  await Promise.all([tab(), tab()]);
}

/** Storybook's channel, as far as it is used here. */
interface Channel {
  emit: (event: string, value: object) => void;
}

/** The values of the toolbars with which Storybook is open in a tab. */
const openGlobals = new WeakMap<Page, string>();

/** Opens a page of Storybook at `base`, in an empty tab or in one where Storybook is open with the same globals. */
export async function openPage(
  page: Page,
  base: string,
  { id, type }: Pick<Entry, 'id' | 'type'>,
  globals = '',
): Promise<void> {
  if (openGlobals.get(page) !== globals) {
    await page.goto(`${base}iframe.html?viewMode=${type}&id=${id}&globals=${globals}`);
    openGlobals.set(page, globals);
    return;
  }
  const last = await page.waitForSelector('main');
  await page.evaluate(
    (selection) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
      channel.emit('setCurrentStory', selection);
    },
    { storyId: id, viewMode: type },
  );
  await page.waitForFunction((main) => !main.isConnected, last, { timeout: 60_000 });
}
