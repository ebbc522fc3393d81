import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LIBRARY } from './styleTemplates.ts';

const STUB = `\0${LIBRARY}`;

/** Replaces styled-components by `staticStyled.ts` in code without templates. */
export function styledStub(root: string): Plugin {
  const runtime = JSON.stringify(resolve(root, 'tools/build/staticStyled.ts'));
  return {
    name: 'styled-stub',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler: (id) => (id === LIBRARY ? STUB : undefined),
    },
    // The variables of fragments, keyframes and global styles are unused.
    load(id) {
      if (id !== STUB) return undefined;
      return `export { styled, styled as default, StyleSheetManager } from ${runtime};
export const [css, keyframes, createGlobalStyle] = [];`;
    },
  };
}
