import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import svgr from 'vite-plugin-svgr';

/** Builds the pages of the components and their peers for production, in a temporary folder. */
export async function buildSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await build({
    root: path.resolve('bench/site'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), svgr()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
