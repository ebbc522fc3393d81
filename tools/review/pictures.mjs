import { git, gitPaths } from '../lib/git.mjs';

export const folder = 'tests/visual/references';

/**
 * A picture that differs from the base, by its path in the folder of the references.
 * @typedef {{ picture: string, status: 'changed' | 'new' | 'removed' }} Change
 */

/** @param {string[]} paths */
function untracked(...paths) {
  return gitPaths('ls-files', '--others', '--exclude-standard', '-z', '--', ...paths);
}

/**
 * The pictures in which the working copy differs from the base.
 * @param {string} base
 * @returns {Change[]}
 */
export function findChanges(base) {
  const pictures = `${folder}/*.png`;
  /** @param {string} letter git's letter of a status */
  const list = (letter) =>
    gitPaths(
      ...['diff', '--name-only', '-z', '--no-renames', `--diff-filter=${letter}`],
      ...[base, '--', pictures],
    );
  const paths = {
    changed: list('M'),
    new: [...list('A'), ...untracked(pictures)],
    removed: list('D'),
  };
  return Object.entries(paths).flatMap(([status, files]) =>
    files.map((file) => ({
      picture: file.slice(folder.length + 1),
      status: /** @type {Change['status']} */ (status),
    })),
  );
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

/**
 * The content of a picture in the base.
 * @param {string} base
 * @param {string} picture
 */
export function readBefore(base, picture) {
  return git('show', `${base}:${folder}/${picture}`);
}
