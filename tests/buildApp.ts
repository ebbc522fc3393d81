import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the app like `npm run build`. */
export function buildApp(args: string[], variables: Record<string, string> = {}) {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  return promisify(execFile)(process.execPath, [vite, 'build', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
}
