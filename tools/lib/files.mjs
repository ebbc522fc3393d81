import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files under a folder.
 * @param {string} root
 * @returns {string[]} paths with forward slashes
 */
export function filesUnder(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}
