import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { stop, whenReady } from '#tools/lib/processes.mjs';

/** A build behind nginx. */
export interface Served {
  /** The address without a trailing slash. */
  address: string;
  /** Stops nginx. */
  end: () => Promise<void>;
}

/** The options of {@link serve}. */
export interface ServeOptions {
  /** An empty folder for nginx's prefix. */
  prefix: string;
  /** The folder of the build, with `dist-deploy` next to it. @default 'dist' */
  build?: string;
  /** The base path of the build. @default '/' */
  base?: string;
  /** A free port. */
  port: number;
  /** The port of the top-up server on this machine. */
  api: number;
}

/** Copies a build to the layout of `deploy/Dockerfile` and serves it with nginx. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { prefix, build = 'dist', base = '/', port, api } = options;
  const written = path.resolve(build, '../dist-deploy');
  mkdirSync(path.join(prefix, 'tmp'), { recursive: true });
  cpSync(build, path.join(prefix, 'site', base), { recursive: true });
  cpSync(path.join(written, 'headers.conf'), path.join(prefix, 'headers.conf'));
  cpSync('deploy/start.sh', path.join(prefix, 'start.sh'));
  const configuration = readFileSync(path.join(written, 'nginx.conf'), 'utf8');
  const local = configuration
    .replace('listen 8080;', `listen 127.0.0.1:${String(port)};`)
    // Fixed limits, independent of the machine.
    .replace('worker_processes auto;', 'worker_processes 1;');
  writeFileSync(path.join(prefix, 'nginx.conf'), local);
  const logFile = path.join(prefix, 'tmp/log');
  const log = openSync(logFile, 'w');
  // nginx's workers cannot read a temporary folder of root without it.
  const directives = process.getuid?.() === 0 ? ['user root;'] : [];
  const child = spawn('sh', [path.join(prefix, 'start.sh'), ...directives], {
    stdio: ['ignore', log, log],
    env: { ...process.env, TOP_UP_SERVER: `127.0.0.1:${String(api)}` },
  });
  const address = `http://127.0.0.1:${String(port)}`;
  const health = vi.waitFor(() => fetch(`${address}/health`), { timeout: 10_000 });
  await whenReady(child, health).catch((cause: unknown) => {
    throw new Error(`nginx did not start: ${readFileSync(logFile, 'utf8')}`, { cause });
  });
  return { address, end: () => stop(child) };
}
