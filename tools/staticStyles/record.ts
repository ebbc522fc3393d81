import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { replaceRanges, sources, templatesOf } from './templates.ts';

/** Records each styled component in the build for Node; see `compile.ts`. */
export function recordStyles(root: string): Plugin {
  return {
    name: 'record-styles',
    enforce: 'post',
    transform: {
      filter: sources,
      handler(code, id) {
        const templates = templatesOf(this.parse(code), code, relative(root, id));
        return replaceRanges(code, templates, ({ start, end, key, isPart }) => {
          const made = code.slice(start, end);
          const name = JSON.stringify(key);
          if (!isPart) return made;
          return `(globalThis.styledParts ??= new Map()).set(${name}, ${made}).get(${name})`;
        });
      },
    },
  };
}
