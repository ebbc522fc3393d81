import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * The files of design tokens, generated from the current theme.
 * @returns {Promise<import('../tokens/tokenFiles.ts').TokenFile[]>}
 */
export async function makeTokens() {
  /** @type {{ module: typeof import('../tokens/tokenFiles.ts') }} */
  const { module } = await runnerImport(
    path.resolve(import.meta.dirname, '../tokens/tokenFiles.ts'),
    { configFile: false, logLevel: 'error' },
  );
  return module.tokenFiles();
}
