import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const components = 'src/components';

/** @typedef {{ subpath: string, source: string }} Entry where a consumer imports a module, and its source */

/**
 * A component has a folder of its name, and in it a file of its name; what folders share is private.
 * @param {string} root
 * @returns {Entry[]}
 */
function componentEntries(root) {
  return readdirSync(path.join(root, components))
    .filter((name) => /^[A-Z]/.test(name))
    .filter((name) => existsSync(path.join(root, components, name, `${name}.tsx`)))
    .map((name) => ({
      subpath: `components/${name}`,
      source: `${components}/${name}/${name}.tsx`,
    }));
}

/** The illustrations are the app's own: a component takes a picture as a prop. */
const notForOthers = ['pictures'];

/**
 * @param {string} root
 * @returns {Entry[]}
 */
function themeEntries(root) {
  return readdirSync(path.join(root, components, 'theme'))
    .filter((file) => /^\w+\.ts$/.test(file) && !notForOthers.includes(path.parse(file).name))
    .map((file) => ({
      subpath: `theme/${path.parse(file).name}`,
      source: `${components}/theme/${file}`,
    }));
}

/**
 * The modules of the package.
 * @param {string} root the repository's folder
 * @returns {Entry[]}
 */
export function libraryEntries(root) {
  return [...componentEntries(root), ...themeEntries(root)].sort((a, b) =>
    a.subpath.localeCompare(b.subpath, 'en'),
  );
}

/**
 * Where the build puts a source, without its ending.
 * @param {string} source
 */
export function outputOf(source) {
  return source.replace(/^src\//, '').replace(/\.tsx?$/, '');
}
