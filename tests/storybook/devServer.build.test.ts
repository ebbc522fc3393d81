import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, it, vi } from 'vitest';
import { themes } from '#theme/themes';
import { stop, whenReady } from '#tools/lib/processes.mjs';
import { newVisit } from '../e2e/browser';

let base = '';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

beforeAll(async () => {
  const port = String(await findFreePort());
  const bin = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['--exact-port', '--ci', '--disable-telemetry', '--no-version-updates'];
  const own = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITE)/.test(name));
  // A separate process group: the panel's tests run in a further process.
  const storybook = spawn(process.execPath, [bin, 'dev', '-p', port, ...options], {
    detached: true,
    env: Object.fromEntries(own),
    stdio: 'ignore',
  });
  const end = () => stop(storybook, true);
  base = `http://127.0.0.1:${port}/`;
  const response = vi.waitFor(() => fetch(`${base}index.json`), {
    timeout: 120_000,
    interval: 1000,
  });
  await whenReady(storybook, response, end);
  return end;
}, 150_000);

/** Storybook's own error if the server, which compiles the code of the first frames, answers late. */
const LATE = 'Timed out waiting for leader state';

/** Runs `look` with a page of the Storybook at an address, and fails on any error in it or in a frame of it. */
async function withPage(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await newVisit(1280, { height: 900 });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith(LATE)) errors.push(message);
  });
  await page.goto(`${base}${address}`);
  await look(page);
  expect(errors).toEqual([]);
}

it('runs the stories from the test panel', async () => {
  await withPage('?path=/story/components-payment-and-receipt-amount--default', async (page) => {
    await page.getByRole('button', { name: 'Run tests', exact: true }).click({ timeout: 60_000 });
    await page.getByLabel('Test status: Success').first().waitFor({ timeout: 180_000 });
  });
}, 300_000);

it('shows each story of the notifications with its toasts complete', async () => {
  const address = 'iframe.html?viewMode=docs&id=components-feedback-notificationregion--docs';
  await withPage(address, async (page) => {
    const previews = page.locator('[inert]:has([data-notification])');
    await expect
      .poll(() => previews.count(), { timeout: 60_000 })
      .toBeGreaterThan(themes.length + 4);
    for (const preview of await previews.all()) {
      const bottom = (await preview.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
      for (const toast of await preview.locator('[data-notification]').all()) {
        const box = await toast.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
      }
    }
  });
}, 300_000);
