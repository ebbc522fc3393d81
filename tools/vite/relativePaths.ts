import type { Plugin } from 'vite';

/** Makes the paths of this machine that a build would tell, such as docgen's, relative to the project. */
export function relativePaths(): Plugin {
  let root = '';
  return {
    name: 'relative-paths',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = `${config.root}/`;
    },
    // Not before: until here the paths are what modules are found by.
    renderChunk(code) {
      return code.includes(root) ? { code: code.replaceAll(root, ''), map: null } : undefined;
    },
  };
}
