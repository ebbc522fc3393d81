import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The files under a folder, or the file itself; nothing where there is neither.
 * @param {string} place
 * @returns {string[]} paths with forward slashes
 */
export function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}
