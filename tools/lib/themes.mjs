import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The codes of the themes: `default` and one for each file in `src/theme/carriers`.
 * @returns {string[]}
 */
export function themeCodes() {
  const files = readdirSync('src/theme/carriers');
  return ['default', ...files.map((file) => path.basename(file, '.ts'))];
}
