import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as serverEntry from './serverEntry';

/** The exports of the build for Node. */
type ServerEntry = typeof serverEntry;

/** Builds the app for Node, to render its pages and compile its styles. */
export function createServerBuild(config: InlineConfig) {
  let base = '/';
  let app: Promise<ServerEntry> | undefined;
  return {
    /** Sets the base path of the build. */
    setBase(path: string): void {
      base = path;
    },
    /** The app for Node, built once. */
    app: (): Promise<ServerEntry> => (app ??= load({ ...config, base })),
  };
}

export type ServerBuild = ReturnType<typeof createServerBuild>;

async function load(config: InlineConfig): Promise<ServerEntry> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: join(import.meta.dirname, 'serverEntry.tsx'),
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(folder, 'serverEntry.js')).href)) as ServerEntry;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
