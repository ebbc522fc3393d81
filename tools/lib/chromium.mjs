import { existsSync } from 'node:fs';
import { headlessShellPath, isReady } from './debian.mjs';
import { program, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/** The path of the machine's Chromium, if any: `CHROMIUM_PATH`, or one of the usual paths. */
export function installedChromium() {
  const usual = [headlessShellPath, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return [process.env['CHROMIUM_PATH'] ?? '', ...usual].find(existsSync);
}

async function find() {
  const { chromium } = await import('playwright');
  return installedChromium() ?? [chromium.executablePath()].find(existsSync);
}

/**
 * Finds a Chromium, or installs one.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium() {
  const existing = await find();
  if (existing !== undefined) return existing;
  console.log('No Chromium found: installing one …');
  if (!(await isReady('chromium-headless-shell'))) {
    await run(program('playwright', ['install', 'chromium']));
  }
  const found = await find();
  if (found !== undefined) return found;
  throw new ScriptError(
    'No Chromium was found and none could be installed: install Chromium, set CHROMIUM_PATH to its executable and run the command again.',
  );
}
