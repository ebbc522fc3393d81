import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { replaceRanges, sources, templatesOf } from './templates.ts';

/**
 * Derives each component's id, from which styled-components makes its class names, from the file's path in the
 * project. The compiler derives it from the absolute path, so that class names would differ between folders.
 */
function withRelativeIds(code: string, file: string): string {
  const hash = createHash('sha256').update(file.replaceAll('\\', '/')).digest('hex').slice(0, 8);
  return code.replace(/(componentId: "sc-)\w+(?=-\d+")/g, (_, start: string) => start + hash);
}

/** Records each styled component in the build for Node; see `compile.ts`. */
export function recordStyles(root: string): Plugin {
  return {
    name: 'record-styles',
    enforce: 'post',
    transform: {
      filter: sources,
      handler(source, id) {
        const file = relative(root, id);
        const code = withRelativeIds(source, file);
        const templates = templatesOf(this.parse(code), code, file);
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
