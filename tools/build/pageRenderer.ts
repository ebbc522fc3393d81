import type { InlineConfig } from 'vite';
import type * as prerender from '#app/prerender';
import { loadInNode } from './loadInNode.ts';

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
    this.#app ??= loadInNode<Renderer>('src/app/prerender.tsx', {
      ...this.#config,
      base: this.#base,
    });
    return this.#app;
  }

  /** The app's styles, compiled once. */
  async styles(): Promise<prerender.CompiledStyles> {
    const { compileStyles } = await this.app();
    return compileStyles();
  }
}
