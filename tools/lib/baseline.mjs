import css from '@eslint/css';
import { Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';

/** The year whose browsers are the oldest that are supported; README names them, and what sets it. */
export const baselineYear = 2023;

/** Scripts ask for these first and have another way, or none is missed where they are not. */
const ignoreFeatures = ['async-clipboard', 'network-information', 'requestidlecallback', 'share'];

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

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    files: ['**/*.js'],
    // Its presets are functions, which ESLint's own type of a plugin does not know.
    plugins: { 'baseline-js': { rules: baselineJs.rules } },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: baselineYear,
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
    rules: { 'css/use-baseline': ['error', { available: baselineYear, ...enhancements }] },
  },
];

/**
 * What a built script or sheet asks of a browser that the oldest supported one lacks.
 * @param {string} filename
 * @param {string} code
 * @returns {string[]}
 */
export function baselineFaults(filename, code) {
  const messages = new Linter({ configType: 'flat' }).verify(code, config, { filename });
  const faults = messages.filter(({ ruleId }) => ruleId?.endsWith('use-baseline'));
  return [...new Set(faults.map(({ message }) => message))];
}
