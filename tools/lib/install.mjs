import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * @param {string} file
 * @returns {[folder: string, { version?: string, optional?: boolean }][]}
 */
function packagesOf(file) {
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages) : [];
}

/**
 * Installs the dependencies if one is missing or has another version than the lock file.
 * @param {string} [root] the folder of the package.json
 */
export async function ensureInstalled(root = '.') {
  const installed = new Map(packagesOf(`${root}/node_modules/.package-lock.json`));
  // Optional packages of other platforms are in the lock file and never installed.
  const isInstalled = packagesOf(`${root}/package-lock.json`).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || installed.get(folder)?.version === version,
  );
  if (isInstalled) return;
  console.log(`Installing the dependencies of ${root === '.' ? 'the project' : root} (npm ci) …`);
  if ((await run(npm(['ci', '--prefix', root, '--no-audit', '--no-fund']))) !== 0) {
    throw new ScriptError('The dependencies could not be installed: see npm’s output above.');
  }
}
