import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { testGlobs } from './tools/lib/testGlobs.mjs';
import * as rules from './tools/checks/lintRules.mjs';

const typed = ['**/*.{ts,tsx}'];
const plain = ['**/*.{js,mjs,cjs}'];
const supporting = [...testGlobs, 'tests/**'];
const nodeNames =
  'process console URL fetch performance setTimeout clearTimeout AbortController AbortSignal';
const pageNames = 'window document PerformanceObserver requestAnimationFrame MutationObserver';
const configuration = [
  '{,.storybook/}*.config.{ts,js}',
  '.storybook/{main,preview,manager}.{ts,tsx}',
  'tools/build/svg.d.ts',
];

const inSource = [
  ...rules.reactSyntax,
  rules.noTextInMarkup,
  ...rules.noRawColour,
  ...rules.noCarrier,
];
const restrict = (list) => ({ 'no-restricted-syntax': ['error', ...list] });

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-demo/',
    'dist-lib/',
    'storybook-static/',
    'coverage/',
    'reports/',
    // Their packages are installed by `npm run test:builds` only.
    'tests/package/{next,vite}/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typed,
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // No comment disables a check.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      // Props and schema shapes are types; an interface is for what a class or an outside module extends.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // It asks for the non-null assertion that the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      curly: ['error', 'multi-line', 'consistent'],
      'max-lines': ['error', { max: 250 }],
      // A named export has the same name everywhere.
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      ...restrict(rules.reactSyntax),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: {
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      ...restrict(inSource),
    },
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: restrict([...rules.reactSyntax, rules.noTextInMarkup]),
  },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: restrict([...inSource, rules.noInnerSelector]),
  },
  {
    files: supporting,
    rules: {
      // Tests use document.execCommand to type, and split texts into combining marks.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  { files: configuration, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended']],
    // All states of a component belong into its one file.
    rules: { 'max-lines': 'off' },
  },
  {
    files: plain,
    languageOptions: { globals: globals(nodeNames) },
    rules: { curly: ['error', 'multi-line', 'consistent'] },
  },
  {
    files: ['mocks/mockWorker.js'],
    languageOptions: { globals: globals('addEventListener importScripts') },
  },
  // Code that runs in the page is next to the code that drives it.
  { files: ['bench/*.mjs'], languageOptions: { globals: globals(pageNames) } },
);

/** The names of what the plain scripts use beyond the language itself. */
function globals(names) {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));
}
