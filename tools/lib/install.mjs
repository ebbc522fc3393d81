import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * @param {string} file
 * @returns {[folder: string, { version?: string, optional?: boolean }][]}
 */
function packagesOf(file) {
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
}

/**
 * Installs the dependencies if there are none. Installed packages are never replaced, because one may be a link.
 * @param {string} [root] the folder of the package.json
 */
export async function ensureInstalled(root = '.') {
  const list = `${root}/node_modules/.package-lock.json`;
  if (existsSync(list)) {
    const installed = new Map(packagesOf(list));
    const others = packagesOf(`${root}/package-lock.json`).filter(
      ([folder, { version, optional }]) =>
        folder !== '' && !optional && installed.get(folder)?.version !== version,
    );
    if (others.length === 0) return;
    console.warn(`${others.length} packages differ from the lock file. npm ci installs them.`);
    return;
  }
  console.log(`Installing the dependencies of ${root === '.' ? 'the project' : root} (npm ci) …`);
  if ((await run(npm(['ci', '--prefix', root, '--no-audit', '--no-fund']))) !== 0) {
    throw new ScriptError('The dependencies could not be installed: see npm’s output above.');
  }
}
