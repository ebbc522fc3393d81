import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { newVisit } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
}

const folder = temporaryFolder('storybook');

/** Builds Storybook and serves it. Returns its address and its index. */
export async function serveStorybook() {
  const bin = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['build', '-o', folder, '--disable-telemetry', '--quiet'];
  await promisify(execFile)(process.execPath, [bin, ...options], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    base: server.resolvedUrls?.local[0] ?? '',
    entries: Object.values(index.entries),
    close: () => server.close(),
  };
}

/** Does `work` for each item, two at a time, each tab with a separate context. */
export async function inTabs<Item>(
  items: readonly Item[],
  work: (item: Item, page: Page) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  async function tab(): Promise<void> {
    const { context } = await newVisit(1280, { height: 900 });
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const page = await context.newPage();
      await work(item, page);
      await page.close();
    }
    await context.close();
  }
  await Promise.all([tab(), tab()]);
}
