/**
 * What stories and browser tests import, some of it late. Vite prepares it before the first page,
 * since a package found later would reload the page in mid-run, or leave it with two Reacts.
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
  'imask/esm/masked/pattern',
  'styled-components',
  'valibot',
  'axe-core',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  '@guidepup/virtual-screen-reader',
  'fast-check',
  'storybook/test',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
];
