import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files.mjs';
import { ScriptError } from '../lib/runScript.mjs';

export const folder = 'tests/visual/references';

/**
 * A picture that differs from the base. `hash` is the SHA-256 of the new picture, `null` if the story is gone.
 * @typedef {{ picture: string, status: 'changed' | 'new' | 'removed', hash: string | null }} Difference
 */

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
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

/** @param {Buffer} content */
function gitHash(content) {
  return createHash('sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}

/**
 * The pictures in which the working copy differs from the base.
 * @param {string} base
 * @returns {Difference[]}
 * @throws {ScriptError} if the working copy has no pictures
 */
export function findDifferences(base) {
  const listed = git('ls-tree', '-r', '-z', base, `${folder}/`).toString();
  const before = new Map(
    [...listed.matchAll(/blob (\w+)\t([^\0]+\.png)\0/g)].map(([, hash = '', path = '']) => [
      path.slice(folder.length + 1),
      hash,
    ]),
  );
  // A base without pictures has nothing to compare with.
  if (before.size === 0) return [];
  const pictures = filesUnder(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(folder.length + 1));
  if (pictures.length === 0) throw new ScriptError(`There are no pictures in ${folder}.`);
  const after = new Map(pictures.map((picture) => [picture, readAfter(picture)]));
  /**
   * @param {string} picture
   * @returns {Difference | undefined}
   */
  function compare(picture) {
    const old = before.get(picture);
    const content = after.get(picture);
    if (content === undefined) return { picture, status: 'removed', hash: null };
    if (old === gitHash(content)) return undefined;
    const hash = createHash('sha256').update(content).digest('hex');
    return { picture, status: old === undefined ? 'new' : 'changed', hash };
  }

  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].sort().flatMap((picture) => compare(picture) ?? []);
}

/**
 * The files that differ from the base, without pictures and transcripts.
 * @param {string} base
 * @returns {string[]}
 */
export function changedFiles(base) {
  const tracked = git('diff', '--name-only', '-z', base).toString().split('\0');
  const added = git('ls-files', '--others', '--exclude-standard', '-z').toString().split('\0');
  return [...tracked, ...added].filter((file) => file !== '' && !file.includes('/references/'));
}
