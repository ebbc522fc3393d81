import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ type: string, body: Buffer }} Answer */

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
 * The file of an address: itself, the page made for it, or the app where it is a page's.
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
  // The build compresses its files; what a bench adds is compressed here.
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
}

/**
 * Serves a build as a host would, compressed and from memory, with answers of its own besides.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();

  /**
   * Answers an address with a text from now on.
   * @param {string} address
   * @param {string} type
   * @param {string} text
   */
  function answer(address, type, text) {
    answers.set(address, { type, body: brotliCompressSync(text) });
  }

  /** @param {string} address */
  function find(address) {
    const known = answers.get(address);
    if (known) return known;
    const file = findFile(folder, address);
    if (file === undefined || !existsSync(file)) return undefined;
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const found = { type, body: readCompressed(file) };
    answers.set(address, found);
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
      // As the deployed host does, since the app's first call needs it.
      ...(found.type === types['.html'] && { 'Set-Cookie': 'XSRF-TOKEN=bench; Path=/' }),
    });
    response.end(found.body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    answer,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */
