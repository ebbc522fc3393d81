import { outputOf } from './entries.mjs';

/** What a consumer brings along, because there must be one of each in an app. */
const peers = ['react', 'react-dom', 'styled-components'];

const NAME = 'colibri-recargas-components';

/**
 * @typedef {object} Manifest the repository's package.json
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {Record<string, string>} engines
 * @property {Record<string, string>} dependencies
 */

/**
 * @param {string[]} names
 * @param {Manifest} own
 */
function rangesOf(names, own) {
  return Object.fromEntries(
    names.map((name) => [name, `^${own.dependencies[name]?.replace('^', '')}`]),
  );
}

/** @param {string} output */
function exportOf(output) {
  return { types: `./${output}.d.ts`, default: `./${output}.js` };
}

/**
 * The package.json of the library.
 * @param {Manifest} own
 * @param {{ subpath: string, source: string }[]} entries
 * @param {string[]} imported the packages that the modules import
 */
export function libraryManifest(own, entries, imported) {
  const dependencies = imported.filter((name) => !peers.includes(name)).sort();
  return {
    name: NAME,
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    sideEffects: ['*.css'],
    engines: own.engines,
    exports: {
      '.': exportOf('index'),
      ...Object.fromEntries(
        entries.map(({ subpath, source }) => [`./${subpath}`, exportOf(outputOf(source))]),
      ),
      './wordmarks/*.svg': './components/theme/wordmarks/*.svg',
      './marks/*.svg': './components/theme/marks/*.svg',
      './fonts/*': './components/theme/fonts/*',
      './tokens': exportOf('tokens/tokens'),
      './tokens/*.json': './tokens/*.json',
      './tokens/tokens.css': './tokens/tokens.css',
      './package.json': './package.json',
    },
    files: ['components', 'tokens', 'index.js', 'index.d.ts'],
    peerDependencies: { ...rangesOf(peers, own), '@types/react': '*' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
    dependencies: rangesOf(dependencies, own),
  };
}

/**
 * The module of the package's own name: everything, by the names of the modules.
 * @param {{ source: string }[]} entries
 */
export function libraryIndex(entries) {
  return entries.map(({ source }) => `export * from './${outputOf(source)}.js';\n`).join('');
}
