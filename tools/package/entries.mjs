import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const components = 'src/components';

/** A component has a folder of its name, and in it a file of its name; what folders share is private. */
function componentEntries(root) {
  return readdirSync(path.join(root, components))
    .filter((name) => /^[A-Z]/.test(name))
    .filter((name) => existsSync(path.join(root, components, name, `${name}.tsx`)))
    .map((name) => [`components/${name}`, `${components}/${name}/${name}.tsx`]);
}

/** The illustrations are the app's own: a component takes a picture as a prop. */
const notForOthers = ['pictures'];

function themeEntries(root) {
  return readdirSync(path.join(root, components, 'theme'))
    .filter((file) => /^\w+\.ts$/.test(file) && !notForOthers.includes(path.parse(file).name))
    .map((file) => [`theme/${path.parse(file).name}`, `${components}/theme/${file}`]);
}

/**
 * The modules of the package: where a consumer imports each, and its source.
 * @param {string} root the repository's folder
 * @returns {{ subpath: string, source: string }[]}
 */
export function libraryEntries(root) {
  return [...componentEntries(root), ...themeEntries(root)]
    .map(([subpath, source]) => ({ subpath, source }))
    .sort((a, b) => a.subpath.localeCompare(b.subpath, 'en'));
}

/**
 * Where the build puts a source, without its ending.
 * @param {string} source
 */
export function outputOf(source) {
  return source.replace(/^src\//, '').replace(/\.tsx?$/, '');
}
