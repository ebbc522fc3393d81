/* Imports have one direction. tsc and knip check that imports resolve, packages are listed and files are used. */

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

/** What each folder of `src` may import from the others. Only `app` may import all of them. */
const allowed = {
  components: ['hooks', 'masks', 'theme'],
  masks: ['hooks'],
  notifications: ['components', 'hooks', 'theme'],
  api: [],
  storage: [],
  topup: ['api', 'masks', 'storage'],
  theme: [],
  hooks: [],
  i18n: ['api', 'components', 'hooks', 'notifications', 'storage', 'theme'],
  scheme: ['components', 'hooks', 'i18n', 'storage'],
  screens: [
    ...['api', 'components', 'company', 'hooks', 'i18n', 'masks', 'notifications', 'storage'],
    ...['scheme', 'theme', 'topup'],
  ],
};

/** The folders whose tests may import more. */
const testedFromAbove = ['masks', 'theme'];

const layers = [
  ...Object.entries(allowed).map(([folder, others]) =>
    forbid(
      `${folder}-import-no-folder-above`,
      `src/${folder} may import ${others.join(', ') || 'nothing else'}: pass what it needs from above as a prop or an argument.`,
      {
        path: `^src/${folder}/`,
        ...(testedFromAbove.includes(folder) && { pathNot: testPattern }),
      },
      { path: `^src/(?!(${[folder, ...others].join('|')})/)` },
    ),
  ),
  forbid(
    'components-import-no-framework',
    'Components, masks and notifications use no i18n, router, form library or network: screens connect them.',
    { path: '^src/(components|masks|notifications)/', pathNot: supporting },
    { path: frameworks },
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
  ...['components', 'screens'].flatMap((folder) => {
    const name = `^src/${folder}/([^/]+)/\\1\\.tsx$`;
    const about = `Import from src/${folder} only #${folder}/Name: the other files of a folder are private.`;
    const target = { path: `^src/${folder}/[^/]+/` };
    return [
      forbid(
        `files-of-${folder}-are-private`,
        about,
        { path: `^src/${folder}/([^/]+)/` },
        { ...target, pathNot: [`^src/${folder}/(?:[a-z]|$1/)`, name, storyPattern] },
      ),
      forbid(
        `files-of-${folder}-are-private-outside`,
        about,
        { path: '.', pathNot: `^src/${folder}/` },
        {
          ...target,
          pathNot: [name, '^src/screens/(?:data|navigation|parts)/', storyPattern, testPattern],
        },
      ),
    ];
  }),
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
      // Files that are imported with a query, which the imports map does not support.
      pathNot: ['^$1', '\\.svg$', '^mocks/catalogue\\.ts$'],
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
  exclude: { path: ['^mocks/worker/', '^bench/site/', '^tests/package/(next|vite)/'] },
  tsPreCompilationDeps: true,
  combinedDependencies: false,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};
