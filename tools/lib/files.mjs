import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The files under a folder, or the file itself. Empty if the path does not exist.
 * @param {string} root
 * @returns {string[]} paths with forward slashes
 */
export function filesUnder(root) {
  if (!existsSync(root)) return [];
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}
