import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} by their folders
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether what is installed is what the lock file asks for. The contents decide, not the files'
 * times: a checkout or a copy changes those.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, optional }]) => {
      const found = installed[folder];
      // Optional packages of other platforms are in the lock file and rightly never installed.
      return folder === '' || (found ? found.version === version : optional === true);
    },
  );
}

/** Installs the dependencies when some are missing or of another version than the lock file's. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  if ((await run(npm(['ci', '--no-audit', '--no-fund']))) !== 0) {
    throw new ScriptError('The dependencies could not be installed: see what npm says above.');
  }
}
