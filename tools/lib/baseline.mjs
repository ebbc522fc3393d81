import css from '@eslint/css';
import { Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import ts from 'typescript';

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
  // Rules are nested in the source alone: styled-components writes them out.
  allowSelectors: ['autofill', 'nesting'],
};

/**
 * Joins two parts of a template as if there stood what usually does: a selector or a condition before
 * a brace, whole declarations where a declaration could begin, else a value.
 * @param {string} before
 * @param {string} after
 */
function joined(before, after) {
  if (/^\s*\{/.test(after)) return `${before}&${after}`;
  return /(^|[;{}])\s*$/.test(before) ? `${before}${after}` : `${before}var(--x)${after}`;
}

/**
 * The styles that stand in a script as templates, each as a rule of its own.
 * @param {string} code
 * @returns {string[]}
 */
export function stylesIn(code) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  function walk(node) {
    if (ts.isTaggedTemplateExpression(node)) {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      found.push(`x {${parts.reduce(joined)}}`);
    }
    ts.forEachChild(node, walk);
  }
  walk(ts.createSourceFile('x.js', code, ts.ScriptTarget.Latest));
  return found;
}

/** @param {import('eslint').Linter.LintMessage[]} messages */
function faultsOf(messages) {
  return messages
    .filter(({ ruleId }) => ruleId?.endsWith('use-baseline'))
    .map(({ message }) => message);
}

/**
 * What a built script asks of a browser that the oldest supported one lacks.
 * @param {string} code
 * @returns {string[]}
 */
export function baselineFaults(code) {
  const linter = new Linter({ configType: 'flat' });
  const ofScript = linter.verify(code, [
    {
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
  ]);
  const ofStyles = stylesIn(code).flatMap((text) =>
    linter.verify(
      text,
      [
        {
          files: ['**/*.css'],
          plugins: { css },
          language: 'css/css',
          languageOptions: { tolerant: true },
          rules: { 'css/use-baseline': ['error', { available: baselineYear, ...enhancements }] },
        },
      ],
      { filename: 'x.css' },
    ),
  );
  return [...new Set(faultsOf([...ofScript, ...ofStyles]))];
}
