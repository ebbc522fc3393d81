import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { listenOnLoopback } from '#mocks/httpServer';
import { stop, whenReady } from '#tools/lib/processes.mjs';

/** A request as the top-up server received it. */
export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Starts a server on this machine. Returns its port and how to stop it. */
export async function start(server: Server) {
  const port = await listenOnLoopback(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

/** Starts a fake top-up server that records requests. */
export async function startRecorder(respond: (url: string) => Record<string, string> = () => ({})) {
  const received: Received[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    received.push({ url, headers });
    response.writeHead(200, { 'Content-Type': 'application/json', ...respond(url) });
    response.end('{"code":0,"message":"","result":null}');
  });
  return { ...(await start(server)), received };
}

/** Sends a request with an unnormalized path, and returns the status and the text of the response. */
export async function sendRaw(address: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const call = request(address, { path, headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

/** The options of {@link serve}. */
interface ServeOptions {
  /** The folder of the build, with `dist-deploy` next to it. @default 'dist' */
  build?: string;
  /** The base path of the build. @default '/' */
  base?: string;
  /** A free port. */
  port: number;
  /** The port of the top-up server on this machine. */
  api: number;
}

/**
 * Copies a build to the layout of `deploy/Dockerfile` and serves it with nginx. Returns the address without a
 * trailing slash, the folder of the site, and how to stop nginx.
 */
export async function serve({ build = 'dist', base = '/', port, api }: ServeOptions) {
  const written = path.resolve(build, '../dist-deploy');
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = path.join(prefix, 'site');
  mkdirSync(path.join(prefix, 'tmp'));
  cpSync(build, path.join(site, base), { recursive: true });
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
  async function end(): Promise<void> {
    await stop(child);
    rmSync(prefix, { recursive: true });
  }
  return { address, site, end };
}
