import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { program, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/** Where Linux has Chromium: first the build without windows, which takes half the time. */
const usualPlaces = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * The first file that is there.
 * @param {(string | undefined)[]} files
 */
function firstOf(files) {
  return files.find((file) => file !== undefined && existsSync(file));
}

/** The machine's own Chromium, if any: what `CHROMIUM_PATH` names, or one in its usual place. */
export function ownChromium() {
  return firstOf([process.env['CHROMIUM_PATH'], ...usualPlaces]);
}

async function find() {
  const { chromium } = await import('playwright');
  return firstOf([ownChromium(), chromium.executablePath()]);
}

async function install() {
  console.log('No Chromium found: installing one …');
  // The display face's stand-in is cut to the width of a face that most machines have.
  if (await installPackages(['chromium-headless-shell', 'fonts-liberation'])) return;
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
