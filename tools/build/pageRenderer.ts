import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as renderApp from './renderApp';

/** The exports of the build for Node. */
type Renderer = typeof renderApp;

/** Builds the app for Node, to render its pages and compile its styles. */
export function createRenderer(config: InlineConfig) {
  let base = '/';
  let app: Promise<Renderer> | undefined;
  return {
    /** Sets the base path of the build. */
    setBase(path: string): void {
      base = path;
    },
    /** The app for Node, built once. */
    app: (): Promise<Renderer> => (app ??= load({ ...config, base })),
  };
}

export type PageRenderer = ReturnType<typeof createRenderer>;

async function load(config: InlineConfig): Promise<Renderer> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: join(import.meta.dirname, 'renderApp.tsx'),
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(folder, 'renderApp.js')).href)) as Renderer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
