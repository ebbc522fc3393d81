import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './processes.mjs';
import { ScriptError } from './scriptError.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * Whether what is installed is what the lock file asks for. The contents decide, not the files'
 * times: a checkout or a copy changes those.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted.packages).every(([folder, { version, optional }]) => {
    const found = installed.packages[folder];
    // Optional packages of other platforms are in the lock file and rightly never installed.
    return folder === '' || (found ? found.version === version : optional === true);
  });
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Installs the dependencies when some are missing or of another version than the lock file's. */
export async function ensureInstalled() {
  const wanted = readLock('package-lock.json');
  if (!wanted) {
    throw new ScriptError('package-lock.json is missing: run this command in the project folder.');
  }
  if (isInstalled(wanted, readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing the dependencies (npm ci) …');
  if ((await run(npm(['ci', '--no-audit', '--no-fund']))) !== 0) {
    throw new ScriptError(
      'The dependencies could not be installed: see the npm message above, check the network connection and run the command again.',
    );
  }
}
