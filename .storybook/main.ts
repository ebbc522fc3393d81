import { existsSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type PluginOption } from 'vite';
import { statusTags } from './config/componentStatus.ts';
import { storyDependencies } from '../tools/build/dependencies.ts';
import { relativePaths } from '../tools/build/relativePaths.ts';
import { tokenAssets } from '../tools/build/tokenAssets.ts';

/** The native props that the tables show, where a component takes them. */
const NATIVE = ['disabled', 'type', 'name', 'value', 'defaultValue', 'readOnly', 'href'];

/** React's types declare `defaultValue` on every element, but only fields use it. */
const FIELDS = /Field|Select/;

/** Internal props that styled-components adds to an element. */
const STYLED = ['as', 'forwardedAs'];

/** The comparison of the last review, if there is one. */
const reports = existsSync('reports/review')
  ? [{ from: '../reports/review', to: '/reports/review' }]
  : [];

/** Whether a plugin is only for the app's own page or build. */
function isAppPlugin(plugin: PluginOption): boolean {
  const names = [
    'serving',
    'static-styles',
    'boot-script',
    'pages',
    'pure-components',
    'vite-plugin-pwa',
  ];
  if (Array.isArray(plugin)) return plugin.some(isAppPlugin);
  return plugin instanceof Object && 'name' in plugin && names.includes(plugin.name);
}

/**
 * Storybook's plugin for story files returns a source map that leads to the file as it is on disk. Vite
 * combines the maps of all plugins, so only the first one may do so: an error's line would be wrong.
 */
function withCsfFirst(plugin: PluginOption): PluginOption {
  if (!(plugin instanceof Object && 'transform' in plugin)) return plugin;
  const { name, transform } = plugin;
  if (name !== 'plugin-csf' || typeof transform !== 'object') return plugin;
  return { ...plugin, transform: { ...transform, order: 'pre' } };
}

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./docs/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    `${import.meta.dirname}/config/manifest.ts`,
  ],
  // Tests without a distinct appearance are hidden in the sidebar by default.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  // The status tags of the components come from one list. The manifest has only what the package exports.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const entries = await indexer.createIndex(file, options);
        return entries.map((entry) => ({
          ...entry,
          tags: [
            ...(entry.tags ?? []),
            ...statusTags(entry.title ?? ''),
            ...(entry.title?.startsWith('Components/') === true ? [] : ['!manifest']),
          ],
        }));
      },
    })),
  staticDirs: ['./public', '../mocks/worker', ...reports],
  viteFinal: ({ plugins = [], ...config }) =>
    mergeConfig(
      { ...config, plugins: plugins.filter((plugin) => !isAppPlugin(plugin)).map(withCsfFirst) },
      {
        // The shown code contains the names of the components.
        build: { rolldownOptions: { output: { keepNames: true } } },
        optimizeDeps: { include: storyDependencies },
        plugins: [relativePaths(), tokenAssets()],
      },
    ),
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // A description of the components and of the written pages for agents, at /manifests.
    componentsManifest: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The faster parser does not find props in other files, such as those that the fields share.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/{components/*,notifications}/*.tsx'],
      exclude: ['**/*.stories.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }, component) =>
        !STYLED.includes(name) &&
        (name !== 'defaultValue' || FIELDS.test(component.name)) &&
        (parent?.fileName.includes('node_modules') !== true || NATIVE.includes(name)),
    },
  },
});
