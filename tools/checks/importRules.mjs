/*
 * Imports have one direction: `masks`, `components`, `notifications` and `api` know nothing above them,
 * `topup` uses `api`, `screens` use all of these, `app` uses all, and `mocks` stay out of production code.
 * That an import resolves, to a package that is listed, and that every file is used, tsc and knip see.
 */

import { storyPattern, testPattern } from '../lib/supporting.mjs';

const supporting = [storyPattern, testPattern];

/** Components are shown by Storybook and by any app: what binds them to one of these is a screen's. */
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
    'components-know-only-components',
    'A component takes finished strings and values: move what it needs from above into its props.',
    { path: '^src/components/' },
    { path: '^src/(?!(components|hooks|masks|theme)/)' },
  ),
  forbid(
    'masks-know-only-masks',
    'Masks bind a native input: what a field shows around it is a component.',
    { path: '^src/masks/', pathNot: supporting },
    { path: '^src/(?!(hooks|masks)/)' },
  ),
  forbid(
    'components-know-no-framework',
    'Components, masks and notifications know no i18n, router, form library or network: the screen binds them.',
    { path: '^src/(components|masks|notifications)/', pathNot: supporting },
    { path: frameworks },
  ),
  forbid(
    'notifications-know-only-components',
    'Notifications take finished strings and know components only: pass them what they need from above.',
    { path: '^src/notifications/' },
    { path: '^src/(?!(components|hooks|notifications|theme)/)' },
  ),
  forbid(
    'api-knows-only-api',
    'The domain knows nothing above it: hand it what it needs as an argument.',
    { path: '^src/(api|storage)/' },
    { path: '^src/(?!(api|storage)/)' },
  ),
  forbid(
    'topup-knows-no-screens',
    'The top-up state knows no screens: hand it what it needs as a prop or an argument.',
    { path: '^src/topup/' },
    { path: '^src/(?!(topup|api|storage)/)' },
  ),
  forbid(
    'theme-knows-only-theme',
    'Tokens and themes are data: components use them, never the other way.',
    { path: '^src/theme/', pathNot: supporting },
    { path: '^src/(?!theme/)' },
  ),
  forbid(
    'hooks-know-only-hooks',
    'A hook of src/hooks knows nothing of the product: hand it what it needs as an argument.',
    { path: '^src/hooks/' },
    { path: '^src/(?!hooks/)' },
  ),
  forbid(
    'i18n-knows-no-screens',
    'Languages know components alone, and the name of the company: screens and the app use them.',
    { path: '^src/i18n/' },
    { path: '^src/(?!(api|components|hooks|i18n|notifications|theme)/|app/company\\.json$)' },
  ),
  forbid(
    'screens-know-nothing-above',
    'Screens use what is below them: what the app owns reaches them as props or context.',
    // A story shows its screen on the app's own routes; nothing imports a story.
    { path: '^src/screens/', pathNot: supporting },
    {
      path: '^src/(?!(components|api|hooks|i18n|masks|notifications|storage|theme|topup|screens)/)',
    },
  ),
];

const mocks = [
  forbid(
    'mocks-stay-outside',
    'Mocks are for stories, tests and Storybook; only the app may start them, behind its flag.',
    { path: '.', pathNot: [...supporting, '^(tests|mocks|\\.storybook|src/app)/'] },
    { path: '^mocks/' },
  ),
  forbid(
    'app-loads-mocks-dynamically',
    'A static import would ship the mocks: use import() behind an inline import.meta.env condition.',
    { path: '^src/app/', pathNot: supporting },
    { path: '^mocks/', dynamic: false },
  ),
];

/*
 * In these patterns $1 is what the path of the importing file captured, and \\1 what the pattern itself
 * did. The patterns of a list are joined, so \\1 is the list's first group: hence (?:…) elsewhere.
 * A folder named in small letters is no component and no screen: its siblings share what it holds.
 */
const privacy = [
  forbid(
    'component-files-are-private',
    'Of another component, import only its own file, through #components/Name.',
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
    'Of a component, import only its own file, through #components/Name.',
    { path: '.', pathNot: '^src/components/' },
    {
      path: '^src/components/[^/]+/',
      pathNot: [
        '^src/components/(?:theme|view)/',
        '^src/components/([^/]+)/\\1\\.tsx$',
        storyPattern,
      ],
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
    'Of another screen, import only its own file, through #screens/Name.',
    { path: '^src/screens/([^/]+)/' },
    {
      path: '^src/screens/[^/]+/',
      pathNot: ['^src/screens/(?:[a-z]|$1/)', '^src/screens/([^/]+)/\\1\\.tsx$', storyPattern],
    },
  ),
  forbid(
    'screen-files-are-private-outside',
    'Of a screen, import only its own file, through #screens/Name.',
    // The policy that the build writes names the address of the landing page's map.
    { path: '.', pathNot: '^(src/screens/|vite\\.config\\.ts$)' },
    {
      path: '^src/screens/[^/]+/',
      pathNot: ['^src/screens/([^/]+)/\\1\\.tsx$', storyPattern],
    },
  ),
  forbid(
    'folders-meet-through-the-imports-map',
    'Import from another folder by its # name, so that one look tells own files from others.',
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
      // SVG files are imported with a query, which the imports map does not take.
      pathNot: ['^$1', '\\.svg$'],
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
];

const hygiene = [
  forbid(
    'production-knows-no-stories-or-tests',
    'Stories, tests, tools and Storybook may use production code, never the other way.',
    { path: '^src/', pathNot: supporting },
    { path: [...supporting, '^(bench|tests|tools|\\.storybook)/'] },
  ),
  forbid(
    'production-uses-no-dev-dependency',
    'What ships must be listed under "dependencies" in package.json.',
    { path: '^src/', pathNot: supporting },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-cycles',
    'Two modules that need each other are one, or need a third.',
    { path: '.' },
    { circular: true },
  ),
  forbid(
    'file-names-are-camel-case',
    'Name a file in camelCase, or after the component that it holds: one style for all.',
    { path: '.' },
    { path: '[^/]+[-_][^/]*\\.(tsx?|mjs)$', pathNot: 'node_modules|\\.d\\.ts$' },
  ),
];

export const rules = [...layers, ...mocks, ...privacy, ...hygiene];
