import { readFileSync } from 'node:fs';
import { outputOf, testEntries, type Entry } from './entries.ts';

/** The packages of which an app has one copy. `useEffectEvent` needs React 19.2. */
const peers = { react: '^19.2', 'react-dom': '^19.2' };

/** The packages that only the mocks import. */
const mockPeers = ['msw', 'valibot'];

/** The repository's package.json. */
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown> &
  Record<'dependencies' | 'devDependencies' | 'engines', Record<string, string>> & { name: string };

/** The name of the package. */
export const packageName = own.name;

/** The ranges of packages that the app chooses: those of this repository, and later ones. */
function peerRangesOf(names: readonly string[]) {
  const all = { ...own.devDependencies, ...own.dependencies };
  return Object.fromEntries(names.map((name) => [name, `^${(all[name] ?? '').replace('^', '')}`]));
}

function exportOf(output: string) {
  return { types: `./${output}.d.ts`, default: `./${output}.js` };
}

/** The package.json of the library. A Storybook that composes others reads the address of the published one, if there is one. */
export function libraryManifest(entries: readonly Entry[], storybookUrl?: string) {
  const { name, version, description, keywords, license, author, homepage, repository, bugs } = own;
  return {
    ...{ name, version, description, keywords, license, author, homepage, repository, bugs },
    type: 'module',
    ...(storybookUrl && { storybook: { url: storybookUrl } }),
    sideEffects: ['*.css', './testing/jsdom.js'],
    engines: own.engines,
    exports: {
      '.': exportOf('index'),
      ...Object.fromEntries(
        [...entries, ...testEntries].map(({ subpath, source }) => [
          `./${subpath}`,
          exportOf(outputOf(source)),
        ]),
      ),
      './*.css': './*.css',
      './wordmarks/*.svg': './theme/wordmarks/*.svg',
      './marks/*.svg': './theme/marks/*.svg',
      './pictures/*.svg': './theme/pictures/*.svg',
      './fonts/*': './theme/fonts/*',
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    peerDependencies: { ...peers, '@types/react': '*', ...peerRangesOf(mockPeers) },
    peerDependenciesMeta: Object.fromEntries(
      ['@types/react', ...mockPeers].map((name) => [name, { optional: true }]),
    ),
  };
}

/** The modules whose exports have names that only make sense with that of the module. */
const namespaces: Record<string, string> = {
  'theme/pictures': 'pictures',
  'theme/tokens': 'tokens',
};

/** The module of the package's own name. It exports all modules, some of them as one object. */
export function libraryIndex(entries: readonly Entry[]): string {
  return entries
    .map(({ subpath, source }) => {
      const name = namespaces[subpath];
      const names = name === undefined ? '*' : `* as ${name}`;
      return `export ${names} from './${outputOf(source)}.js';\n`;
    })
    .join('');
}
