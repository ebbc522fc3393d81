import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const react = ['react', 'react/jsx-runtime', 'react-dom'];

/** Finds dependencies in the repository, wherever the package is built. */
function ownDependencies(): Plugin {
  return {
    name: 'own-dependencies',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || /^[./]/.test(id) || react.includes(id)) return undefined;
      return this.resolve(id, path.resolve('package.json'), { skipSelf: true });
    },
  };
}

/** The size in bytes of a built module with all that it imports but React: minified, and compressed by Brotli. */
export async function sizeOf(outDir: string, file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ownDependencies()],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(outDir, file),
        external: react,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  return brotliCompressSync(code).length;
}
