import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { git, gitPaths } from '../lib/git.mjs';

export const folder = 'tests/visual/references';

/**
 * A picture that differs from the base. `hash` is the SHA-256 of the new picture, `null` if the story is gone.
 * @typedef {{ picture: string, status: 'changed' | 'new' | 'removed', hash: string | null }} Difference
 */

/**
 * The content of a picture in the base.
 * @param {string} base
 * @param {string} picture
 */
export function readBefore(base, picture) {
  return git('show', `${base}:${folder}/${picture}`);
}

/** @param {string} picture */
export function readAfter(picture) {
  return readFileSync(`${folder}/${picture}`);
}

/** @param {string[]} paths */
function untracked(...paths) {
  return gitPaths('ls-files', '--others', '--exclude-standard', '-z', '--', ...paths);
}

/**
 * @param {string} path
 * @param {Difference['status']} status
 * @returns {Difference}
 */
function createDifference(path, status) {
  const picture = path.slice(folder.length + 1);
  if (status === 'removed') return { picture, status, hash: null };
  return { picture, status, hash: createHash('sha256').update(readAfter(picture)).digest('hex') };
}

/**
 * The pictures in which the working copy differs from the base. Empty if the base has no pictures.
 * @param {string} base
 * @returns {Difference[]}
 */
export function findDifferences(base) {
  const before = gitPaths('ls-tree', '-r', '-z', '--name-only', base, `${folder}/`);
  if (!before.some((path) => path.endsWith('.png'))) return [];
  const pictures = `${folder}/*.png`;
  /** @param {string} status git's letter */
  const list = (status) =>
    gitPaths(
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      `--diff-filter=${status}`,
      base,
      '--',
      pictures,
    );
  return [
    ...list('M').map((path) => createDifference(path, 'changed')),
    ...[...list('A'), ...untracked(pictures)].map((path) => createDifference(path, 'new')),
    ...list('D').map((path) => createDifference(path, 'removed')),
  ].sort((one, other) => one.picture.localeCompare(other.picture));
}

/**
 * The files that differ from the base, without pictures and transcripts.
 * @param {string} base
 * @returns {string[]}
 */
export function changedFiles(base) {
  const changed = [...gitPaths('diff', '--name-only', '-z', base), ...untracked()];
  return changed.filter((file) => !file.includes('/references/'));
}
