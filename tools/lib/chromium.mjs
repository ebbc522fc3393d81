import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './debian.mjs';
import { program, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

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
      .map((root) => path.join(root, 'Google/Chrome/Application/chrome.exe'));
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  return unixNames.map((name) => `/usr/bin/${name}`);
}

/**
 * Whether a browser starts: some distributions ship a stand-in that only asks to install one.
 * @param {string} file
 */
function starts(file) {
  if (!existsSync(file)) return false;
  // On Windows, asking for the version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function find() {
  const { chromium } = await import('playwright');
  const places = [...usualPlaces(process.platform, process.env), chromium.executablePath()];
  return places.find(starts);
}

async function install() {
  console.log('No Chromium found: asking Playwright for one …');
  if ((await run(program('playwright', ['install', 'chromium']))) === 0 && (await find())) return;
  // The display face's stand-in is cut to the width of a face that most machines have.
  const font = 'fonts-liberation';
  if (await installPackages(['chromium-headless-shell', font])) return;
  await installPackages(['chromium', font]);
}

/**
 * Finds a Chromium that starts, or installs one.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  let found = await find();
  if (found === undefined) {
    await install();
    found = await find();
  }
  if (found !== undefined) return found;
  throw new ScriptError(
    'No Chromium was found and none could be installed: install Chromium or Chrome, set CHROMIUM_PATH to its executable and run the command again.',
  );
}
