import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The themes' codes, by their files: the house's own is in none.
 * @returns {string[]}
 */
export function themeCodes() {
  const files = readdirSync('src/theme/carriers');
  return ['house', ...files.map((file) => path.basename(file, '.ts'))];
}
