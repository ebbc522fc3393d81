import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import { runCommand } from './packLibrary';

export const NAME = 'colibri-recargas-components';
export const packages = path.resolve('node_modules');
export const folder = temporaryFolder('library');
/** The app of a consumer, with the package installed. */
export const home = path.join(folder, 'app');
export const target = path.join(home, 'node_modules', NAME);

/** What the consumer would install with the package. */
export const installed = [
  ...['react', 'react-dom', 'imask', '@types/react', '@types/react-dom', 'csstype'],
];

export const config = { root: home, configFile: false, logLevel: 'error' } as const;

/** The strictest policy that the package needs: its pictures are `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:";

export function write(file: string, text: string): void {
  writeFileSync(path.join(home, file), text);
}

export function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

export function readLatin(file: string): string {
  return readFileSync(path.join(target, file), 'latin1');
}

/** TypeScript's errors in the app and in the types of the package. */
export function typeErrors(...resolution: string[]): string[] {
  const tsc = path.join(packages, 'typescript/bin/tsc');
  const { output } = runCommand(process.execPath, [tsc, '--project', home, ...resolution], home);
  return output.split('\n').filter((line) => /^(App|node_modules)\b/.test(line));
}

/** Builds a page with the HTML of the server, and serves it. */
export async function serveApp(): Promise<PreviewServer> {
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'server' } });
  const { code, output } = runCommand(process.execPath, ['server/server.js'], home);
  expect(code, output).toBe(0);
  const page = readFileSync(path.join(home, 'index.html'), 'utf8');
  write('index.html', page.replace('<!--app-->', output));
  mkdirSync(path.join(home, 'public'));
  cpSync(path.join(target, 'reset.css'), path.join(home, 'public/reset.css'));
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  const headers = { 'Content-Security-Policy': policy };
  return preview({ ...config, preview: { port: 0, headers } });
}
