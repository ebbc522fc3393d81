import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} packages by folder
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether the installed versions match the lock file. Compares contents, because a checkout or a copy
 * changes the files' times.
 * @param {string} root
 */
function isInstalled(root) {
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`);
  return Object.entries(packagesOf(`${root}/package-lock.json`)).every(
    ([folder, { version, optional }]) => {
      const found = installed[folder];
      // Optional packages of other platforms are in the lock file and never installed.
      return folder === '' || (found ? found.version === version : optional === true);
    },
  );
}

/**
 * Installs the dependencies if one is missing or has another version than the lock file.
 * @param {string} [root] the folder of the package.json
 */
export async function ensureInstalled(root = '.') {
  if (isInstalled(root)) return;
  console.log(`Installing the dependencies of ${root === '.' ? 'the project' : root} (npm ci) …`);
  if ((await run(npm(['ci', '--prefix', root, '--no-audit', '--no-fund']))) !== 0) {
    throw new ScriptError('The dependencies could not be installed: see npm’s output above.');
  }
}
