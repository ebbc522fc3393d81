/* Imports have one direction. The imports map of package.json names what a folder shows to others. */

import { storyPattern, testPattern } from './tools/lib/testGlobs.mjs';

const supporting = [storyPattern, testPattern];

/** What each folder of `src` may import from the others. Only `app` may import all of them. */
const allowed = {
  components: ['hooks', 'masks', 'theme', 'utils'],
  masks: ['hooks', 'theme'],
  notifications: ['components', 'hooks', 'theme', 'utils'],
  api: ['utils'],
  addresses: ['api'],
  storage: [],
  topup: ['addresses', 'api', 'masks', 'storage', 'utils'],
  theme: [],
  utils: [],
  hooks: ['utils'],
  company: [],
  testing: [],
  i18n: ['storage', 'utils'],
  scheme: ['storage', 'utils'],
  screens: [
    ...['addresses', 'api', 'components', 'company', 'hooks', 'i18n', 'masks', 'notifications'],
    ...['storage', 'scheme', 'theme', 'topup', 'utils'],
  ],
};

/** The folders whose tests may import more. */
const testedFromAbove = ['masks', 'theme'];

const layers = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-import-no-folder-above`,
  comment: `src/${folder} may import ${others.join(', ') || 'nothing else'}: pass what it needs from above as a prop or an argument.`,
  from: {
    path: `^src/${folder}/`,
    ...(testedFromAbove.includes(folder) && { pathNot: testPattern }),
  },
  to: { path: `^src/(?!(${[folder, ...others].join('|')})/)` },
}));

/** In `to`, $1 and $2 are the groups of the importing file's path. */
const others = [
  {
    name: 'components-import-no-framework',
    comment: 'Components, masks and notifications use no i18n, router, form library or network.',
    from: { path: '^src/(components|masks|notifications)/', pathNot: supporting },
    to: { path: 'node_modules/(i18next|react-i18next|react-router|react-hook-form|valibot|msw)' },
  },
  {
    name: 'mocks-stay-outside',
    comment: 'Mocks are for stories, tests and Storybook. The app starts them by import() only.',
    from: { path: '.', pathNot: [...supporting, '^(tests|mocks|\\.storybook|src/app)/'] },
    to: { path: '^mocks/' },
  },
  {
    name: 'app-loads-mocks-dynamically',
    comment: 'Use import() behind an inline condition of APP_SETTINGS.',
    from: { path: '^src/app/', pathNot: supporting },
    to: { path: '^mocks/', dynamic: false },
  },
  {
    name: 'files-are-private',
    comment:
      'Import another component or screen through its # name. Lower-case folders are shared.',
    from: { path: '^src/(components|screens)/([^/]+)/' },
    to: {
      path: '^src/(?:components|screens)/[A-Z]|^src/theme/[^/]+\\.ts$',
      pathNot: ['^src/$1/$2/', storyPattern],
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'relative-imports-climb-once',
    comment: 'A relative import climbs at most one "../": use the imports map of package.json.',
    from: { path: '^(.*/)[^/]+/[^/]+$' },
    to: {
      path: '.',
      // Files that are imported with a query, which the imports map does not support.
      pathNot: ['^$1', '\\.(svg|json)$', '^mocks/catalogue\\.ts$'],
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'near-modules-are-relative',
    comment:
      'Import a module of the same folder, or of one next to it, by a relative path. Components and screens have # names.',
    // Deeper folders would climb more than once.
    from: {
      path: '^(src/[^/]+|\\.storybook|mocks|tests|tools)/',
      pathNot: '^src/[^/]+/[^/]+/[^/]+/',
    },
    to: {
      path: '^$1/',
      pathNot: ['^src/(components|screens)/[A-Z]', '\\.json$'],
      dependencyTypes: ['aliased'],
    },
  },
  {
    name: 'production-imports-no-stories-or-tests',
    comment: 'Stories, tests, tools and Storybook may import production code, not the reverse.',
    from: { path: '^src/', pathNot: supporting },
    to: { path: [...supporting, '^(bench|tests|tools|\\.storybook)/'] },
  },
  {
    name: 'no-cycles',
    comment: 'Merge modules that import each other, or move what they share into a third.',
    from: { path: '.' },
    to: { circular: true },
  },
];

export default {
  forbidden: [...layers, ...others].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^mocks/mockWorker\\.js$', '^tests/package/(next|vite)/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
