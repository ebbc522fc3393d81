import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The themes' codes, by their files: the default theme is in none.
 * @returns {string[]}
 */
export function themeCodes() {
  const files = readdirSync('src/theme/carriers');
  return ['default', ...files.map((file) => path.basename(file, '.ts'))];
}
