import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const react = ['react', 'react/jsx-runtime', 'react-dom'];

/** The size in bytes of a built module with all that it imports but React: minified, and compressed by Brotli. */
export async function sizeOf(outDir: string, file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
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
