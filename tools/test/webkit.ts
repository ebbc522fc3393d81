import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { WebDriver } from 'selenium-webdriver';
import { stop, whenReady } from '../lib/processes.mjs';

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export interface Webkit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** Starts a virtual display. The X server selects its number. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const screen = ['-screen', '0', '1600x1200x24'];
  const child = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const printed = once(child.stdio[3] as Readable, 'data') as Promise<[Buffer]>;
  const [number] = await whenReady(child, printed);
  return { display: `:${number.toString().trim()}`, child };
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

/** Starts WebKitGTK's MiniBrowser with reduced motion. */
export async function launchWebkit(): Promise<Webkit> {
  const [{ Builder, Capabilities }, { DriverService }] = await Promise.all([
    import('selenium-webdriver'),
    import('selenium-webdriver/remote'),
  ]);
  const settings = await writeSettings();
  const { display, child } = await startDisplay();
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      GTK_THEME: 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  async function end(): Promise<void> {
    await service.kill();
    await stop(child);
    await rm(settings, { recursive: true, force: true });
  }

  try {
    const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
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
