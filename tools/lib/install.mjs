import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the dependencies if there are none. Installed packages are never replaced, because one may be a link.
 * @param {string} [root] the folder of the package.json
 */
export function ensureInstalled(root = '.') {
  if (existsSync(`${root}/node_modules/.package-lock.json`)) return;
  execSync(`npm ci --prefix "${root}" --no-audit --no-fund`, { stdio: 'inherit' });
}
