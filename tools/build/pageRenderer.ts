import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as prerender from '#app/prerender';

/** What the build for Node gives away. */
type Renderer = typeof prerender;

/** The app in Node, by which its pages and its styles are made. */
export class PageRenderer {
  #config: InlineConfig;
  #base = '/';
  #app: Promise<Renderer> | undefined;

  constructor(config: InlineConfig) {
    this.#config = config;
  }

  /** Says which folder the build is for: addresses begin with it. */
  setBase(base: string): void {
    this.#base = base;
  }

  /** The app, built once. */
  app(): Promise<Renderer> {
    this.#app ??= load({ ...this.#config, base: this.#base });
    return this.#app;
  }

  /** The app's styles, compiled once. */
  async styles(): Promise<prerender.CompiledStyles> {
    const { compileStyles } = await this.app();
    return compileStyles();
  }
}

async function load(config: InlineConfig): Promise<Renderer> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
