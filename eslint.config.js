import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { testGlobs } from './tools/lib/testGlobs.mjs';
import { noCarrier } from './tools/checks/carriers.mjs';
import { noRawColour } from './tools/checks/colours.mjs';
import { documented, noSilencing } from './tools/checks/docs.mjs';
import { noDefaultExport, reactImports, reactSyntax } from './tools/checks/react.mjs';
import { noInnerSelector } from './tools/checks/selectors.mjs';
import { noTextInMarkup } from './tools/checks/text.mjs';

const typed = ['**/*.{ts,tsx}'];
const plain = ['**/*.{js,mjs,cjs}'];
const supporting = [...testGlobs, 'tests/**'];
const configuration = ['*.config.{ts,js}', '.storybook/{main,preview,manager}.{ts,tsx}'];

const restrict = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-demo/',
    'dist-lib/',
    'storybook-static/',
    'coverage/',
    'reports/',
    // Their packages are installed by `npm run bench` and `npm test -- --packages` alone.
    'bench/site/peers/',
    'tests/package/{astro,next,testkit,vite}/',
    '**/mockServiceWorker.js',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: noSilencing },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
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
      'no-restricted-imports': ['error', { paths: [reactImports] }],
      curly: ['error', 'multi-line', 'consistent'],
      'max-lines': ['error', { max: 250 }],
      ...restrict(reactSyntax, noDefaultExport),
    },
  },
  {
    files: ['**/*.{tsx,ts}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: {
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      ...restrict(reactSyntax, noDefaultExport, noTextInMarkup, noRawColour, noCarrier),
    },
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: restrict(reactSyntax, noDefaultExport, noTextInMarkup),
  },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    ignores: supporting,
    rules: restrict(
      reactSyntax,
      noDefaultExport,
      noTextInMarkup,
      noRawColour,
      noCarrier,
      noInnerSelector,
    ),
  },
  { files: ['src/{components,notifications}/**/*.tsx'], ignores: supporting, ...documented },
  // The control marks that URL parsers drop are what this module looks for.
  {
    files: supporting,
    rules: {
      // Tests use document.execCommand to type, and split texts into combining marks.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  { files: configuration, rules: restrict(reactSyntax) },
  {
    files: ['**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended']],
    // All states of a component belong into its one file.
    rules: { 'max-lines': 'off' },
  },
  {
    files: plain,
    languageOptions: { globals: nodeGlobals() },
    rules: { curly: ['error', 'multi-line', 'consistent'] },
  },
  {
    files: ['mocks/worker/*.js'],
    languageOptions: { globals: { addEventListener: 'readonly', importScripts: 'readonly' } },
  },
  // Code that runs in the page is next to the code that drives it.
  { files: ['bench/*.mjs'], languageOptions: { globals: pageGlobals() } },
);

function pageGlobals() {
  const names = ['window', 'document', 'PerformanceObserver', 'requestAnimationFrame'];
  return Object.fromEntries(
    [...names, 'MutationObserver', 'setInterval', 'clearInterval'].map((name) => [
      name,
      'readonly',
    ]),
  );
}

/** What the plain scripts use of Node beyond the language itself. */
function nodeGlobals() {
  const names = ['process', 'console', 'URL', 'fetch', 'performance', 'setTimeout', 'clearTimeout'];
  return Object.fromEntries(
    [...names, 'AbortController', 'AbortSignal'].map((name) => [name, 'readonly']),
  );
}
