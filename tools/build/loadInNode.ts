import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

/** Bundles a module for Node in a temporary folder, and imports it. */
export async function loadInNode<T>(entry: string, config: InlineConfig): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'node-build-'));
  try {
    await build({
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: { entry },
          output: { codeSplitting: false, entryFileNames: '[name].js' },
        },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(folder, 'entry.js')).href)) as T;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
