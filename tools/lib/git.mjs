import { execFileSync } from 'node:child_process';

/**
 * Returns what git prints.
 * @param {string[]} args
 * @throws {Error} if git fails
 */
function git(...args) {
  return execFileSync('git', args, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * Returns the paths that git lists with `-z`.
 * @param {string[]} args
 */
export function gitPaths(...args) {
  return git(...args)
    .toString()
    .split('\0')
    .filter((path) => path !== '');
}
