import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type Plugin } from 'vite';
import { mockWorker } from '../tools/build/plugins.ts';
import { findChromium } from '../tools/lib/chromium.mjs';

/** The native props that the tables show, where a component takes them. */
const NATIVE = ['disabled', 'type', 'name', 'value', 'defaultValue', 'readOnly', 'href'];

/** React's types declare `defaultValue` on every element, but only fields use it. */
const FIELDS = /Field|Select|RadioGroup/;

/** Internal props that styled-components adds to an element. */
const STYLED = ['as', 'forwardedAs'];

/** Makes the absolute paths in a build, such as docgen's, relative to the project. */
function relativePaths(): Plugin {
  let root = '';
  return {
    name: 'relative-paths',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = `${config.root}/`;
    },
    // Earlier hooks need the absolute paths as module ids.
    renderChunk(code) {
      return code.includes(root) ? { code: code.replaceAll(root, ''), map: null } : undefined;
    },
  };
}

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', './review/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    `${import.meta.dirname}/config/preset.ts`,
  ],
  // Tests without a distinct appearance are hidden in the sidebar by default.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public'],
  async viteFinal(config, { configType }) {
    // Storybook waits for its test runner for 30 s only, so the first start installs the runner's browser.
    if (configType === 'DEVELOPMENT') await findChromium().catch(console.warn);
    return mergeConfig(config, {
      // The shown code contains the names of the components.
      build: { rolldownOptions: { output: { keepNames: true } } },
      plugins: [mockWorker(process.cwd()), relativePaths()],
    });
  },
  features: {
    // The toolbar of the scheme sets the background.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // A description of the components and of the written pages for agents, at /manifests.
    componentsManifest: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // In development, the faster parser: it leaves out the props of types in other folders, such as native ones.
    reactDocgen:
      process.env['NODE_ENV'] === 'production' ? 'react-docgen-typescript' : 'react-docgen',
    reactDocgenTypescriptOptions: {
      include: ['src/{components/*,notifications,screens/*}/*.tsx'],
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
