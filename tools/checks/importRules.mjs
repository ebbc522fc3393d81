/*
 * Imports have one direction: `masks`, `components`, `notifications` and `api` import nothing above them,
 * `topup` uses `api` and `masks`, `screens` use all of these, `app` uses all, and production code does not
 * import `mocks`.
 * tsc and knip check that imports resolve, packages are listed and files are used.
 */

import { storyPattern, testPattern } from '../lib/testGlobs.mjs';

const supporting = [storyPattern, testPattern];

/** Components work in any app, so only screens may use these packages. */
const frameworks =
  'node_modules/(i18next|react-i18next|react-router|react-router-dom|react-hook-form|@hookform|valibot|msw)/';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule & { name: string, comment: string }}
 */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const layers = [
  forbid(
    'components-import-only-components',
    'A component takes finished strings and values: move what it needs from above into its props.',
    { path: '^src/components/' },
    { path: '^src/(?!(components|hooks|masks|theme)/)' },
  ),
  forbid(
    'masks-import-only-masks',
    'Masks control a native input: the rest of a field belongs to a component.',
    { path: '^src/masks/', pathNot: testPattern },
    { path: '^src/(?!(hooks|masks)/)' },
  ),
  forbid(
    'components-import-no-framework',
    'Components, masks and notifications use no i18n, router, form library or network: screens connect them.',
    { path: '^src/(components|masks|notifications)/', pathNot: supporting },
    { path: frameworks },
  ),
  forbid(
    'notifications-import-only-components',
    'Notifications take finished strings: pass what they need as props or arguments.',
    { path: '^src/notifications/' },
    { path: '^src/(?!(components|hooks|notifications|theme)/)' },
  ),
  forbid(
    'api-imports-only-api',
    'The API client imports nothing above it: pass what it needs as an argument.',
    { path: '^src/api/' },
    { path: '^src/(?!api/)' },
  ),
  forbid(
    'storage-imports-only-api',
    'Stored values know the contract, and nothing above it.',
    { path: '^src/storage/' },
    { path: '^src/(?!(api|storage)/)' },
  ),
  forbid(
    'topup-imports-no-screens',
    'The top-up state imports no screens: pass what it needs as a prop or an argument.',
    { path: '^src/topup/' },
    { path: '^src/(?!(topup|api|masks|storage)/)' },
  ),
  forbid(
    'theme-imports-only-theme',
    'Tokens and themes are data that components import, not the reverse.',
    { path: '^src/theme/', pathNot: testPattern },
    { path: '^src/(?!theme/)' },
  ),
  forbid(
    'hooks-import-only-hooks',
    'A hook in src/hooks is independent of the product: pass what it needs as an argument.',
    { path: '^src/hooks/' },
    { path: '^src/(?!hooks/)' },
  ),
  forbid(
    'i18n-imports-no-screens',
    'src/i18n may import components, but no screens.',
    { path: '^src/i18n/' },
    { path: '^src/(?!(api|components|hooks|i18n|notifications|theme)/)' },
  ),
  forbid(
    'screens-import-nothing-above',
    'Screens import the layers below: they get what the app owns through props or context.',
    { path: '^src/screens/' },
    {
      path: '^src/(?!(components|contact|api|hooks|i18n|masks|notifications|storage|theme|topup|screens)/)',
    },
  ),
];

const mocks = [
  forbid(
    'mocks-stay-outside',
    'Mocks are for stories, tests and Storybook. Only the app may start them, behind its flag.',
    { path: '.', pathNot: [...supporting, '^(tests|mocks|\\.storybook|src/app)/'] },
    { path: '^mocks/' },
  ),
  forbid(
    'app-loads-mocks-dynamically',
    'A static import would add the mocks to the bundle: use import() behind an inline import.meta.env condition.',
    { path: '^src/app/', pathNot: supporting },
    { path: '^mocks/', dynamic: false },
  ),
];

/*
 * In these patterns $1 is the first group of the importing file's path, and \\1 the pattern's own first
 * group. The patterns of a list are joined, so other groups do not capture: (?:…).
 * A lower-case folder is not a component or screen but shared by its siblings.
 */
const privacy = [
  forbid(
    'component-files-are-private',
    'Import another component only through #components/Name.',
    { path: '^src/components/([^/]+)/' },
    {
      path: '^src/components/[^/]+/',
      pathNot: [
        '^src/components/(?:[a-z]|$1/)',
        '^src/components/([^/]+)/\\1\\.tsx$',
        storyPattern,
      ],
    },
  ),
  forbid(
    'component-files-are-private-outside',
    'Import a component only through #components/Name.',
    { path: '.', pathNot: '^src/components/' },
    {
      path: '^src/components/[^/]+/',
      pathNot: ['^src/components/([^/]+)/\\1\\.tsx$', storyPattern],
    },
  ),
  forbid(
    'notification-files-are-private',
    'Import the provider or the region, through #notifications/NotificationProvider or #notifications/NotificationRegion.',
    { path: '.', pathNot: '^src/notifications/' },
    {
      path: '^src/notifications/',
      pathNot: [
        '^src/notifications/Notification(Provider|Region)\\.tsx$',
        testPattern,
        storyPattern,
      ],
    },
  ),
  forbid(
    'screen-files-are-private',
    'Import another screen only through #screens/Name.',
    { path: '^src/screens/([^/]+)/' },
    {
      path: '^src/screens/[^/]+/',
      pathNot: ['^src/screens/(?:[a-z]|$1/)', '^src/screens/([^/]+)/\\1\\.tsx$', storyPattern],
    },
  ),
  forbid(
    'screen-files-are-private-outside',
    'Import a screen only through #screens/Name.',
    { path: '.', pathNot: '^src/screens/' },
    {
      path: '^src/screens/[^/]+/',
      pathNot: ['^src/screens/([^/]+)/\\1\\.tsx$', storyPattern, testPattern],
    },
  ),
  forbid(
    'cross-folder-imports-use-the-imports-map',
    'Import from another folder through its # name.',
    { path: '^src/(components|screens)/([^/]+)/' },
    {
      path: ['^src/(?:components|screens)/([^/]+)/\\1\\.tsx$', '^src/theme/[^/]+\\.ts$'],
      pathNot: '^src/$1/$2/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
  forbid(
    'relative-imports-climb-once',
    'A relative import climbs at most one "../": use the imports map of package.json.',
    { path: '^(.*/)[^/]+/[^/]+$' },
    {
      path: '.',
      // SVG files are imported with a query, which the imports map does not support.
      pathNot: ['^$1', '\\.svg$'],
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
];

const hygiene = [
  forbid(
    'production-imports-no-stories-or-tests',
    'Stories, tests, tools and Storybook may import production code, not the reverse.',
    { path: '^src/', pathNot: supporting },
    { path: [...supporting, '^(bench|tests|tools|\\.storybook)/'] },
  ),
  forbid(
    'production-uses-no-dev-dependency',
    'List the packages of production code under "dependencies" in package.json.',
    { path: '^src/', pathNot: supporting },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-cycles',
    'Merge modules that import each other, or move what they share into a third.',
    { path: '.' },
    { circular: true },
  ),
  forbid(
    'file-names-are-camel-case',
    'Name a file in camelCase, or after the component that it exports.',
    { path: '.' },
    { path: '[^/]+[-_][^/]*\\.(tsx?|mjs)$', pathNot: 'node_modules|\\.d\\.ts$' },
  ),
];

export const rules = [...layers, ...mocks, ...privacy, ...hygiene];

/** How the imports are resolved. */
export const options = {
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['^mocks/worker/', '^tests/package/(astro|next|testkit|vite)/'] },
  tsPreCompilationDeps: true,
  combinedDependencies: false,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};
