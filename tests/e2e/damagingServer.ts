import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { baseUrl } from './browser';

/** How the server damages a file: `half` and `empty` truncate it, `page` sends HTML instead. */
export type Damage = 'half' | 'empty' | 'page' | 'missing';

/** A server of the build that can damage files. */
export interface DamagingServer {
  /** The address of the server. */
  url: string;
  /** Damages the matching files from now on, or a number of times. */
  damage: (file: RegExp, damage: Damage, times?: number) => void;
  /** Sends all files unchanged from now on. */
  repair: () => void;
  /** The number of damaged responses. */
  damagedCount: () => number;
}

function damaged(body: Buffer, damage: Damage): Buffer {
  if (damage === 'half') return body.subarray(0, body.length / 2);
  return Buffer.from(damage === 'page' ? '<!doctype html><title>Wi-Fi</title>' : '');
}

/**
 * Serves the build with damaged files. As in production, browsers cache hashed files permanently. Responses
 * of Playwright's routes are not cached, so they cannot test this.
 */
export async function damagingServer(): Promise<DamagingServer> {
  let rule: { file: RegExp; damage: Damage; left: number } | undefined;
  let count = 0;

  async function respond(
    { url: path = '/', method = 'GET', headers: sent }: IncomingMessage,
    body: Buffer,
  ) {
    const names = ['content-type', 'cookie', 'x-xsrf-token'];
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: names.flatMap((name) => (sent[name] ? [[name, String(sent[name])]] : [])),
      body: body.length > 0 ? new Uint8Array(body) : null,
    });
    const isHashed = path.startsWith('/assets/');
    const headers = {
      'Content-Type': response.headers.get('Content-Type') ?? 'text/plain',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Set-Cookie': response.headers.getSetCookie(),
    };
    const content = Buffer.from(await response.arrayBuffer());
    if (rule === undefined || !rule.file.test(path) || rule.left === 0) {
      return { status: response.status, headers, content };
    }
    rule.left -= 1;
    count += 1;
    const { damage } = rule;
    return {
      status: damage === 'missing' ? 404 : response.status,
      headers: damage === 'page' ? { ...headers, 'Content-Type': 'text/html' } : headers,
      content: damaged(content, damage),
    };
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void respond(request, Buffer.concat(parts)).then(
        ({ status, headers, content }) => reply.writeHead(status, headers).end(content),
        () => reply.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    damage(file, damage, times = Infinity) {
      rule = { file, damage, left: times };
    },
    repair() {
      rule = undefined;
    },
    damagedCount: () => count,
  };
}
