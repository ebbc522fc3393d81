import { execFileSync } from 'node:child_process';

/**
 * Returns what git prints.
 * @param {string[]} args
 * @throws {Error} if git fails
 */
export function git(...args) {
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

/**
 * The commit that a branch or commit and the working copy have in common.
 * @param {readonly string[]} names the first one that exists is used
 * @returns {string | undefined}
 */
export function findBase(names) {
  for (const name of names) {
    try {
      return git('merge-base', 'HEAD', name).toString().trim();
    } catch {
      // The branch does not exist.
    }
  }
  return undefined;
}
