import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the packages that only commands with a browser need. */
export const browsersFolder = path.resolve(import.meta.dirname, '../browsers');

/**
 * Installs the packages of a folder if there are none. Installed packages are never replaced, because one may be a link.
 * @param {string} [folder] the folder of the package.json
 */
export function ensureInstalled(folder = '.') {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  console.log(`Installing the packages of ${path.resolve(folder)}, because there are none.`);
  execSync(`npm ci --prefix "${folder}" --no-audit --no-fund`, { stdio: 'inherit' });
}
