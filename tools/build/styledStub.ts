import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LIBRARY } from './styleTemplates.ts';

const STAND_IN = `\0${LIBRARY}`;

/** Replaces styled-components by `src/theme/staticStyled.ts` in code without templates. */
export function styledStandIn(root: string): Plugin {
  const runtime = JSON.stringify(resolve(root, 'src/theme/staticStyled.ts'));
  return {
    name: 'styled-stand-in',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler: (id) => (id === LIBRARY ? STAND_IN : undefined),
    },
    // The variables of fragments, keyframes and global styles are unused.
    load(id) {
      if (id !== STAND_IN) return undefined;
      return `export { styled, styled as default, StyleSheetManager } from ${runtime};
export const [css, keyframes, createGlobalStyle] = [];`;
    },
  };
}
