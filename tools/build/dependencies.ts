/**
 * The packages that stories and browser tests import. Vite optimizes them before the first page: a package
 * found later would reload the page during a test.
 */
export const storyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'react-i18next',
  'react-hook-form',
  'i18next',
  'imask/esm/controls/input',
  'imask/esm/controls/input-history',
  'imask/esm/core/change-details',
  'imask/esm/core/utils',
  'imask/esm/masked/base',
  'styled-components',
  'valibot',
  'axe-core',
  'html-validate/browser',
  'msw',
  'storybook-addon-pseudo-states',
  '@guidepup/virtual-screen-reader',
  'fast-check',
  'storybook/test',
  '@storybook/addon-a11y',
  '@storybook/addon-docs/preview',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
];
