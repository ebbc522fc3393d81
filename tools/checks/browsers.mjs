/*
 * What the built scripts and styles ask of a browser: `npm run check -- browsers` lints them by this
 * alone. README names the oldest browsers that are supported, and what sets the year.
 */

import css from '@eslint/css';
import baselineJs from 'eslint-plugin-baseline-js';

const available = 2023;

/** Scripts ask for these first and have another way, or none is missed where they are not. */
const ignoreFeatures = [
  ...['async-clipboard', 'network-information', 'requestidlecallback', 'share'],
  // Older browsers abort with another error name, which nothing reads.
  'abortsignal-timeout',
  // Workbox's ES5 helper for inheritance, with a fallback.
  'proto',
];

/**
 * What newer browsers do better, by the rule's option. Without it the page is whole: lines are broken
 * less evenly, long lists are drawn at once, scrolling goes on to what is behind, a label can be
 * selected, and the browser's preview of an autofill stands on top of the mask's.
 */
const enhancements = {
  allowProperties: [
    ...['contain-intrinsic-block-size', 'content-visibility', 'overflow-clip-margin'],
    ...['overscroll-behavior', 'scrollbar-width', 'text-wrap', 'user-select'],
    // Safari knows neither: it has no forced colours, and the next name by its own prefix.
    ...['forced-color-adjust', 'text-size-adjust'],
  ],
  allowSelectors: ['autofill'],
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
