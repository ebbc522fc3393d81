import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { program, run } from './processes.mjs';
import { ScriptError } from './scriptError.mjs';

// First the build without windows, which takes half the time.
const unixNames = [
  ...['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'],
  'chromium-browser',
];

/**
 * Where Chromium or Chrome usually is on a platform.
 * @param {string} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        path.win32.join(root, 'Google/Chrome/Application/chrome.exe'),
        path.win32.join(root, 'Chromium/Application/chrome.exe'),
      ]);
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  return unixNames.map((name) => `/usr/bin/${name}`);
}

/** What ensureChromium asks of the machine; tests hand it another machine. */
export const machine = {
  env: process.env,
  platform: process.platform,

  /** Whether a browser starts: some distributions ship a stand-in that only asks to install one. */
  /** @param {string} file */
  runs(file) {
    if (!existsSync(file)) return false;
    // On Windows, asking for the version opens a window.
    if (process.platform === 'win32') return true;
    return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  },

  async playwrightPath() {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  },

  async installPlaywright() {
    console.log('No Chromium found: asking Playwright for one …');
    await run(program('playwright', ['install', 'chromium']));
  },

  canUseApt: () => existsSync('/etc/debian_version') && process.getuid?.() === 0,

  async installWithApt() {
    console.log("Asking Debian's packages for Chromium …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if ((await run({ command: 'apt-get', args: ['update'], env })) !== 0) return;
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // The display face's stand-in is cut to the width of a face that most machines have.
      const install = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
      if ((await run({ command: 'apt-get', args: install, env })) === 0) return;
    }
  },
};

/** @param {typeof machine} on */
async function playwrightOwn({ runs, playwrightPath }) {
  const file = await playwrightPath();
  return runs(file) ? file : undefined;
}

/** @param {typeof machine} on */
function onMachine({ runs, platform, env }) {
  return usualPlaces(platform, env).find(runs);
}

/**
 * Finds a Chromium that starts, or installs one.
 * @param {typeof machine} [on]
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium(on = machine) {
  const named = on.env['CHROMIUM_PATH'];
  if (named) {
    if (on.runs(named)) return named;
    throw new ScriptError(
      `CHROMIUM_PATH is ${named}, where no browser starts: correct it, or unset it to have one found.`,
    );
  }
  const found = onMachine(on) ?? (await playwrightOwn(on));
  if (found) return found;
  await on.installPlaywright();
  const downloaded = await playwrightOwn(on);
  if (downloaded) return downloaded;
  if (on.canUseApt()) await on.installWithApt();
  const installed = onMachine(on);
  if (installed) return installed;
  throw new ScriptError(
    'No Chromium was found and none could be installed: install Chromium or Chrome, set CHROMIUM_PATH to its executable and run the command again.',
  );
}
