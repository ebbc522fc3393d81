import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ type: string, body: Buffer }} StoredResponse */

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
 * Finds the file of an address: the file itself, its prerendered page, or the app for the path of a page.
 * @param {string} folder
 * @param {string} address
 */
function findFile(folder, address) {
  const place = path.join(folder, address);
  const own = [place, `${place}.html`, path.join(place, 'index.html')];
  const found = own.find((file) => existsSync(file) && statSync(file).isFile());
  return found ?? (path.extname(address) === '' ? path.join(folder, 'index.html') : undefined);
}

/** @param {string} file */
function readCompressed(file) {
  // The build compresses its files. Files of a benchmark are compressed here.
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
}

/**
 * Serves a build like a host, compressed and from memory, with additional responses.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {Map<string, StoredResponse>} */
  const responses = new Map();

  /**
   * Sets the response of an address.
   * @param {string} address
   * @param {string} type
   * @param {string} text
   */
  function setResponse(address, type, text) {
    responses.set(address, { type, body: brotliCompressSync(text) });
  }

  /** @param {string} address */
  function find(address) {
    const known = responses.get(address);
    if (known) return known;
    const file = findFile(folder, address);
    if (file === undefined || !existsSync(file)) return undefined;
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const found = { type, body: readCompressed(file) };
    responses.set(address, found);
    return found;
  }

  const server = createServer(({ url = '/' }, response) => {
    const found = find(new URL(url, 'http://localhost').pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Cache-Control': found.type === types['.html'] ? 'no-cache' : 'max-age=31536000, immutable',
      // The deployed host sets this cookie too. The first call of the app needs it.
      ...(found.type === types['.html'] && { 'Set-Cookie': 'XSRF-TOKEN=bench; Path=/' }),
    });
    response.end(found.body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    setResponse,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */
