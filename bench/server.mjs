import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Reads the file of an address: the file itself, its prerendered page, or the app for the path of a page.
 * @param {string} folder
 * @param {string} address
 */
function readFile(folder, address) {
  const place = path.join(folder, address);
  const pages =
    path.extname(address) === '' ? [`${place}.html`, path.join(folder, 'index.html')] : [];
  const file = [place, ...pages].find((one) => existsSync(one) && statSync(one).isFile());
  if (file === undefined) return undefined;
  // The build compresses its files. Files of a benchmark are compressed here.
  const body = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
  return { type: types[path.extname(file)] ?? 'application/octet-stream', body };
}

/**
 * Serves a build like a host, compressed and from memory, with additional responses.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {Map<string, ReturnType<typeof readFile>>} */
  const responses = new Map();

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!responses.has(pathname)) responses.set(pathname, readFile(folder, pathname));
    const found = responses.get(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const isPage = found.type === 'text/html';
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Cache-Control': isPage ? 'no-cache' : 'max-age=31536000, immutable',
      // The deployed host sets this cookie too. The first call of the app needs it.
      ...(isPage && { 'Set-Cookie': 'XSRF-TOKEN=bench; Path=/' }),
    });
    response.end(found.body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    /**
     * Sets the response of an address.
     * @param {string} address
     * @param {string} type
     * @param {string} text
     */
    setResponse(address, type, text) {
      responses.set(address, { type, body: brotliCompressSync(text) });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */
