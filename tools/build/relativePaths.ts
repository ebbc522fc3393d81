import type { Plugin } from 'vite';

/**
 * Makes the absolute paths of this machine in a build, such as docgen's, relative to the project.
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
    // Not before: until here the paths are what modules are found by.
    renderChunk(code) {
      return code.includes(root) ? { code: code.replaceAll(root, ''), map: null } : undefined;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : file.source.toString();
        if (!text.includes(root)) continue;
        this.error(`${file.fileName} tells where the project stands on this machine (${root}).`);
      }
    },
  };
}
