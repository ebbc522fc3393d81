import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import svgr from 'vite-plugin-svgr';

/**
 * The files of design tokens, generated from the current theme.
 * @returns {Promise<import('../tokens/tokenFiles.ts').TokenFile[]>}
 */
export async function makeTokens() {
  /** @type {{ module: typeof import('../tokens/tokenFiles.ts') }} */
  const { module } = await runnerImport(
    path.resolve(import.meta.dirname, '../tokens/tokenFiles.ts'),
    { configFile: false, logLevel: 'error', plugins: [react(), svgr()] },
  );
  return module.tokenFiles();
}

/**
 * Writes the files of design tokens, and returns their number.
 * @param {string} folder
 */
export async function writeTokens(folder) {
  const files = await makeTokens();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await writeFile(path.join(folder, name), text);
  return files.length;
}
