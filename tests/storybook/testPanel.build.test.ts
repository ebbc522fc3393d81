import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, it, vi } from 'vitest';
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
  // A process group of its own: the panel's tests run in a further process.
  const storybook = spawn(process.execPath, [bin, 'dev', '-p', port, ...options], {
    detached: true,
    env: Object.fromEntries(own),
    stdio: 'ignore',
  });
  base = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(`${base}index.json`), { timeout: 120_000, interval: 1000 });
  return async () => {
    if (storybook.pid === undefined) return;
    process.kill(-storybook.pid);
    await once(storybook, 'exit');
  };
}, 150_000);

it('runs the stories from Storybook’s test panel', async () => {
  const { context, page } = await newVisit(1280, { height: 900 });
  await page.goto(`${base}?path=/story/components-money-amount--default`);
  await page.getByRole('button', { name: 'Run tests', exact: true }).click({ timeout: 60_000 });
  await page.getByLabel('Test status: Success').first().waitFor({ timeout: 180_000 });
  await context.close();
}, 300_000);
