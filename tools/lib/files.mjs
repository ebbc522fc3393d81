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
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'))
    .sort();
}

/**
 * The time of the last change under some places, in milliseconds; 0 where there is nothing.
 * @param {string[]} places
 * @returns {number}
 */
export function lastChange(places) {
  return Math.max(0, ...places.flatMap(filesUnder).map((file) => statSync(file).mtimeMs));
}
