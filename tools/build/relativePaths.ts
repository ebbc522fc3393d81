import type { Plugin } from 'vite';

/** Makes the absolute paths in a build, such as docgen's, relative to the project. */
export function relativePaths(): Plugin {
  let root = '';
  return {
    name: 'relative-paths',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = `${config.root}/`;
    },
    // Earlier hooks need the absolute paths as module ids.
    renderChunk(code) {
      return code.includes(root) ? { code: code.replaceAll(root, ''), map: null } : undefined;
    },
  };
}
