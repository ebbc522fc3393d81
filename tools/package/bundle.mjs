import react from '@vitejs/plugin-react';
import { build } from 'vite';
import svgr from 'vite-plugin-svgr';
import { outputOf } from './entries.mjs';

/**
 * Everything but our own code and drawings stays the consumer's.
 * @param {string} id
 */
function isExternal(id) {
  return !/^[./\0#]/.test(id) && !/^[a-z]:/i.test(id);
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Imports `styled` by its name. Node reads the package's CommonJS build, where the default import
 * is no function, so a server could not render the library otherwise.
 * @returns {import('vite').Plugin}
 */
function namedStyled() {
  const statement = /import styled(?:, \{([^}]*)\})? from 'styled-components'/;
  return {
    name: 'named-styled',
    enforce: 'pre',
    transform(code) {
      if (!statement.test(code)) return undefined;
      const named = code.replace(
        statement,
        (_, others = '') => `import { styled, ${others} } from 'styled-components'`,
      );
      return { code: named, map: null };
    },
  };
}

/**
 * Takes pictures in as texts, which the app keeps as files.
 * @returns {import('vite').Plugin}
 */
function inlinePictures() {
  return {
    name: 'inline-pictures',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('.svg?no-inline')) return undefined;
      return { code: code.replaceAll('.svg?no-inline', '.svg?inline'), map: null };
    },
  };
}

/**
 * Marks what needs a browser for servers that render React's server components. Plain data, such
 * as the tokens, stays readable on both sides.
 * @param {{ facadeModuleId: string | null }} chunk
 */
function clientMark({ facadeModuleId }) {
  return /\.tsx$|\/GlobalStyle\.ts$/.test(facadeModuleId ?? '') ? "'use client';" : '';
}

/**
 * Builds the modules as ESM, one file for each source, so that a consumer ships what it imports.
 * Globs are resolved here. Drawings and the font become texts in modules of their own: a bundler
 * copies every file that a module names, used or not, and on a server a file has no address.
 * @param {{ root: string, outDir: string, entries: { source: string }[] }} options
 * @returns {Promise<string[]>} the packages that the modules import
 */
export async function bundleLibrary({ root, outDir, entries }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [namedStyled(), inlinePictures(), react(), svgr()],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ source }) => [outputOf(source), source])),
        external: isExternal,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          banner: clientMark,
        },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const imports = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  return [...new Set(imports.filter((id) => isExternal(id) && !id.endsWith('.js')).map(packageOf))];
}
