import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the app, or a copy of the project, like `npm run build`. */
export function buildApp(args: string[], variables: Record<string, string> = {}, project = '.') {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  return promisify(execFile)(process.execPath, [vite, 'build', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
}
