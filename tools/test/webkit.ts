import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { stop, whenReady } from '../lib/processes.mjs';

/** A session of WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export interface Webkit {
  /**
   * Sends a command of the session, such as `POST refresh`, and returns its value.
   * @throws {Error} if the command fails.
   */
  send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Starts a virtual display, which ends with its last program. The X server selects its number. */
async function startDisplay(): Promise<number> {
  const screen = ['-screen', '0', '1600x1200x24'];
  const child = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-terminate', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const printed = once(child.stdio[3] as Readable, 'data') as Promise<[Buffer]>;
  const [number] = await whenReady(child, printed);
  return Number(number);
}

/** Writes desktop settings that request reduced motion. */
async function writeSettings(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(home, version));
    await writeFile(join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return home;
}

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/), and returns its value. */
async function call(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts the driver on a display, with a port of the same number. Resolves to its address when it responds. */
async function startDriver(display: number, settings: string) {
  const port = String(4400 + display);
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display)}`,
      XDG_CONFIG_HOME: settings,
      GTK_THEME: 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  async function respond(): Promise<void> {
    while (child.exitCode === null) {
      const isReady = await call(`${address}/status`, 'GET').catch(() => undefined);
      if (isReady !== undefined) return;
      await wait(50);
    }
  }
  await whenReady(child, respond());
  return { address, child };
}

/** Starts WebKitGTK's MiniBrowser with reduced motion. */
export async function launchWebkit(): Promise<Webkit> {
  const settings = await writeSettings();
  const { address, child } = await startDriver(await startDisplay(), settings);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const created = await call(`${address}/session`, 'POST', { capabilities });
  const session = `${address}/session/${(created as { sessionId: string }).sessionId}`;
  return {
    send: (method, command, body) => call(`${session}/${command}`, method, body),
    async close() {
      await call(session, 'DELETE').catch(() => undefined);
      await stop(child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}
