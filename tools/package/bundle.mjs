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
 * Builds the modules as ESM, one file for each source, so that a consumer ships what it imports.
 * Globs and drawings are resolved here; the font stays a file beside the code that names it.
 * @param {{ root: string, outDir: string, entries: { source: string }[] }} options
 * @returns {Promise<string[]>} the packages that the modules import
 */
export async function bundleLibrary({ root, outDir, entries }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [namedStyled(), react(), svgr()],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ source }) => [outputOf(source), source])),
        external: isExternal,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          assetFileNames: ({ originalFileNames: [file = '[name][extname]'] }) =>
            file.replace(/^src\//, ''),
        },
      },
    },
    experimental: { renderBuiltUrl: () => ({ relative: true }) },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const imports = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  return [...new Set(imports.filter((id) => isExternal(id) && !id.endsWith('.js')).map(packageOf))];
}
