/*
 * The browser features that the built scripts and styles may use: `npm run check:build` lints them
 * with this configuration only. `browserslist` in package.json has the oldest supported browsers.
 */

import css from '@eslint/css';
import baselineJs from 'eslint-plugin-baseline-js';

const available = 'widely';

/** Scripts detect these features first and have a fallback or do without them. */
const ignoreFeatures = [
  ...['async-clipboard', 'network-information', 'requestidlecallback', 'share'],
  // Older browsers abort with another error name, which no code reads.
  'abortsignal-timeout',
  // html-to-image uses 1 where it is missing, and the app sets the ratio.
  'devicepixelratio',
  'view-transitions',
];

/**
 * Enhancements, by the rule's option. Without them the page is complete: lines break less evenly, scrolling chains to
 * the page, labels can be selected, progress bars are full and screens change at once, numbers are smaller in a narrow
 * field, and the browser's autofill preview covers the mask's hint.
 */
const enhancements = {
  // In the oldest supported browsers, and widely available since November 2026.
  allowFunctions: ['light-dark'],
  allowProperties: [
    ...['animation-range', 'font-size-adjust', 'overscroll-behavior'],
    ...['scrollbar-gutter', 'scrollbar-width', 'text-wrap', 'user-select', 'view-timeline'],
    'view-transition-name',
    // Safari supports neither: it has no forced colours, and a prefix for the second.
    ...['forced-color-adjust', 'text-size-adjust'],
  ],
  allowSelectors: [
    ...['autofill', 'view-transition', 'view-transition-group', 'view-transition-old'],
  ],
};

export default [
  {
    files: ['**/*.js'],
    plugins: { 'baseline-js': baselineJs },
    linterOptions: { noInlineConfig: true },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available,
          ignoreFeatures,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    linterOptions: { noInlineConfig: true },
    rules: { 'css/use-baseline': ['error', { available, ...enhancements }] },
  },
];
