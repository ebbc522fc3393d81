import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { stop } from '../lib/processes.mjs';
import { miniBrowser } from '../lib/debian.mjs';

/** WebKitGTK's own little browser, driven over WebDriver, on a display that nobody sees. */
export interface Webkit {
  driver: WebDriver;
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A display of its own, by the number that the server itself has chosen. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const screen = ['-screen', '0', '1600x1200x24'];
  const child = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, child };
}

/** Settings of the desktop by which pages see that somebody wants less motion. */
async function writeSettings(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(home, version));
    await writeFile(join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return home;
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  for (let tries = 40; ; tries -= 1) {
    try {
      const server = `http://127.0.0.1:${String(port)}`;
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver takes a moment until it listens.
      if (tries === 0 || !String(error).includes('ECONNREFUSED')) throw error;
      await sleep(250);
    }
  }
}

/** Starts WebKitGTK's browser, with reduced motion. */
export async function launchWebkit(): Promise<Webkit> {
  const { display, child } = await startDisplay();
  const port = await freePort();
  const settings = await writeSettings();
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    GTK_THEME: 'Adwaita',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const server = spawn('WebKitWebDriver', [`--port=${String(port)}`], { env, stdio: 'ignore' });
  async function end(): Promise<void> {
    await stop(server);
    await stop(child);
    await rm(settings, { recursive: true, force: true });
  }

  try {
    const driver = await connect(port);
    return {
      driver,
      async close() {
        await driver.quit().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
