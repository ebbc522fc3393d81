import { existsSync } from 'node:fs';
import { headlessShellPath, isReady } from './debian.mjs';
import { program, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/** Where Linux installs Chromium. */
const usualPaths = [headlessShellPath, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The first file that exists.
 * @param {(string | undefined)[]} files
 */
function firstOf(files) {
  return files.find((file) => file !== undefined && existsSync(file));
}

/** The path of the machine's Chromium, if any: `CHROMIUM_PATH`, or one of the usual paths. */
export function installedChromium() {
  return firstOf([process.env['CHROMIUM_PATH'], ...usualPaths]);
}

async function find() {
  const { chromium } = await import('playwright');
  return firstOf([installedChromium(), chromium.executablePath()]);
}

async function install() {
  console.log('No Chromium found: installing one …');
  if (await isReady('chromium-headless-shell')) return;
  await run(program('playwright', ['install', 'chromium']));
}

/**
 * Finds a Chromium, or installs one.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium() {
  if ((await find()) === undefined) await install();
  const found = await find();
  if (found !== undefined) return found;
  throw new ScriptError(
    'No Chromium was found and none could be installed: install Chromium, set CHROMIUM_PATH to its executable and run the command again.',
  );
}
