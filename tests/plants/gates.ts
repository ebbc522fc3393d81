import type { Scratch, Verdict } from './scratch';

const bin = (name: string, file: string) => `node_modules/${name}/${file}`;

const vitest = (...args: string[]) => [bin('vitest', 'vitest.mjs'), 'run', ...args];

/** The gates that read the sources, each as the command behind it. */
const readers = {
  types: () => [bin('typescript', 'bin/tsc'), '--noEmit'],
  lint: (files: readonly string[]) => [bin('eslint', 'bin/eslint.js'), ...files],
  format: (files: readonly string[]) => [bin('prettier', 'bin/prettier.cjs'), '--check', ...files],
  architecture: () => ['tools/checkArchitecture.mjs'],
  unused: () => [bin('knip', 'bin/knip.js')],
  translations: () => ['tools/checkTranslations.mjs'],
  contrast: () => vitest('--project', 'unit', 'src/components/theme/contrast'),
  contract: () => vitest('--project', 'unit', 'mocks/'),
  size: () => ['tools/checkSize.mjs'],
} as const satisfies Record<string, (files: readonly string[]) => string[]>;

/** The name of a gate that reads the sources. */
export type ReaderName = keyof typeof readers;

/** The names of the gates that read the sources. */
export const readerNames = Object.keys(readers) as ReaderName[];

/** Runs every gate that reads the sources over a copy, and gives the names of the red ones. */
export async function redReaders(
  scratch: Scratch,
  touched: readonly string[],
): Promise<Partial<Record<ReaderName, string>>> {
  const files = touched.filter((file) => /\.(tsx?|json)$/.test(file));
  const red: Partial<Record<ReaderName, string>> = {};
  const next = [...readerNames];
  const work = async () => {
    for (let name = next.shift(); name !== undefined; name = next.shift()) {
      const of = name === 'lint' ? files.filter((file) => !file.endsWith('.json')) : files;
      if (name === 'lint' && of.length === 0) continue;
      const verdict: Verdict = await scratch.run(readers[name](of));
      if (verdict.code !== 0) red[name] = verdict.output;
    }
  };
  await Promise.all([work(), work()]);
  return red;
}
