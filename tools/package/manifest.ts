import { outputOf, type Entry } from './entries.ts';

/** What a consumer brings along, because there must be one of each in an app. */
const peers = ['react', 'react-dom', 'styled-components'];

/** The repository's package.json. */
export interface Manifest {
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

function rangesOf(names: readonly string[], { dependencies }: Manifest) {
  const ranges = names.map((name) => [name, `^${dependencies[name]?.replace('^', '') ?? ''}`]);
  return Object.fromEntries(ranges) as Record<string, string>;
}

function exportOf(output: string) {
  return { types: `./${output}.d.ts`, default: `./${output}.js` };
}

/** The package.json of the library, whose modules import the packages `imported`. */
export function libraryManifest(
  own: Manifest,
  entries: readonly Entry[],
  imported: readonly string[],
) {
  const dependencies = imported.filter((name) => !peers.includes(name)).sort();
  return {
    name: 'colibri-recargas-components',
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
      './wordmarks/*.svg': './theme/wordmarks/*.svg',
      './marks/*.svg': './theme/marks/*.svg',
      './fonts/*': './theme/fonts/*',
      './tokens': exportOf('tokens/tokens'),
      './tokens/*.json': './tokens/*.json',
      './tokens/tokens.css': './tokens/tokens.css',
      './package.json': './package.json',
    },
    files: [
      'components',
      'hooks',
      'masks',
      'notifications',
      'theme',
      'tokens',
      'index.js',
      'index.d.ts',
    ],
    peerDependencies: { ...rangesOf(peers, own), '@types/react': '*' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
    dependencies: rangesOf(dependencies, own),
  };
}

/** The module of the package's own name: everything, by the names of the modules. */
export function libraryIndex(entries: readonly Entry[]): string {
  return entries.map(({ source }) => `export * from './${outputOf(source)}.js';\n`).join('');
}
