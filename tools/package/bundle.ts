import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import svgr from 'vite-plugin-svgr';
import { outputOf, type Entry } from './entries.ts';

/** Everything but our own code and drawings stays the consumer's. */
function isExternal(id: string): boolean {
  return !/^[./\0#]/.test(id) && !/^[a-z]:/i.test(id);
}

function packageOf(specifier: string): string {
  return (/^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier])[0];
}

const styledImport = /import styled(?:, \{([^}]*)\})? from 'styled-components'/;

/**
 * What the app imports otherwise. `styled` by its name: Node reads the package's CommonJS build, where the
 * default import is no function, so a server could not render the library. And pictures as texts, which the
 * app keeps as files.
 */
function forConsumers(): Plugin {
  return {
    name: 'for-consumers',
    enforce: 'pre',
    transform: (code) => ({
      code: code
        .replace(
          styledImport,
          (_, others = '') => `import { styled, ${others as string} } from 'styled-components'`,
        )
        .replaceAll('.svg?no-inline', '.svg?inline'),
      map: null,
    }),
  };
}

/**
 * Marks what needs a browser for servers that render React's server components. Plain data, such
 * as the tokens, stays readable on both sides.
 */
function clientMark({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return /\.tsx$|\/GlobalStyle\.ts$/.test(facadeModuleId ?? '') ? "'use client';" : '';
}

/**
 * Builds the modules as ESM, one file for each source, so that a consumer ships what it imports.
 * Globs are resolved here. Drawings and the font become texts in modules of their own: a bundler
 * copies every file that a module names, used or not, and on a server a file has no address.
 * Returns the packages that the modules import.
 */
export async function bundleLibrary(outDir: string, entries: readonly Entry[]): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [forConsumers(), react(), svgr()],
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
  const { output } = result as Rolldown.RolldownOutput;
  const imports = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  return [...new Set(imports.filter((id) => isExternal(id) && !id.endsWith('.js')).map(packageOf))];
}
