import type { Plugin } from 'vite';

/**
 * Makes the absolute paths in a build, such as docgen's, relative to the project.
 * @throws {Error} if the build still contains an absolute path.
 */
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
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : file.source.toString();
        if (!text.includes(root)) continue;
        this.error(`${file.fileName} contains the absolute path of the project (${root}).`);
      }
    },
  };
}
