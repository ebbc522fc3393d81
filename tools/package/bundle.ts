import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { drawings } from '../build/drawings.ts';
import { LIBRARY, staticStyles, styledComponents } from '../staticStyles/staticStyles.ts';
import { clientDirective } from './clientDirective.ts';
import { outputOf, testEntries, type Entry } from './entries.ts';
import type { PublicPart } from './styles.ts';

/**
 * Only our own code, drawings and imask are bundled. imask depends on packages that these modules do not import. The styles
 * are compiled, so no module imports their library.
 */
function isExternal(id: string): boolean {
  return id !== LIBRARY && !/^([./\0#]|imask\/)/.test(id) && !/^[a-z]:/i.test(id);
}

/** Bundles pictures as texts. The app keeps them as files. */
function inlinePictures(): Plugin {
  return {
    name: 'inline-pictures',
    enforce: 'pre',
    transform: {
      filter: { code: '.svg?no-inline' },
      handler: (code) => code.replaceAll('.svg?no-inline', '.svg?inline'),
    },
  };
}

/** The build of modules as ESM, one file for each source, so that a consumer ships what it imports. */
function moduleBuild(outDir: string, entries: readonly Entry[]) {
  return {
    outDir,
    target: 'es2022',
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map(({ source }) => [outputOf(source), source])),
      external: isExternal,
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm packs no folder of this name.
        entryFileNames: ({ name }: { name: string }) =>
          `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
      },
    },
  } as const;
}

/**
 * Builds the modules of the package. Globs are resolved here. Drawings become texts in modules of their own: a bundler
 * copies every file that a module names, used or not, and on a server a file has no address. Returns the built modules.
 */
export async function bundleLibrary(
  outDir: string,
  entries: readonly Entry[],
  parts: readonly PublicPart[],
): Promise<Rolldown.OutputChunk[]> {
  const styles = new Map(parts.map(({ key, className }) => [key, { classes: className, css: '' }]));
  const built = moduleBuild(outDir, entries);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      inlinePictures(),
      react(),
      drawings(),
      staticStyles(process.cwd(), (key) => styles.get(key)),
      clientDirective(),
    ],
    oxc: styledComponents,
    publicDir: false,
    // The consumer's bundler replaces it.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    build: {
      ...built,
      emptyOutDir: true,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        ...built.rolldownOptions,
        // Without it, the modules of the compiled styles would remain.
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** Builds the modules for a consumer's tests, which contain no styles. */
export async function bundleTestModules(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...moduleBuild(outDir, testEntries), emptyOutDir: false },
  });
}
