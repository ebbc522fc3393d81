import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesUnder } from '../lib/files.mjs';
import { bundle } from './bootScript.ts';

const MANIFEST = 'site.webmanifest';

/** The files that are available offline. Pictures are cached when they are shown. */
const precached = /^(index\.html|favicon\.svg|assets\/[^/]+\.(js|css|woff2|json))$/;

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/**
 * The entries of the precache. A revision bypasses the HTTP cache, which may contain a damaged file. A damaged asset
 * stops the installation, which the next visit repeats. Hosts may change pages.
 */
function precacheOf(folder: string) {
  return filesUnder(folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((url) => precached.test(url))
    .map((url) => {
      const revision = hashOf(join(folder, url));
      return { url, revision, ...(url.startsWith('assets/') && { integrity: revision }) };
    });
}

/**
 * Writes the service worker and the web app manifest. The worker precaches the page, code, both languages, styles and
 * font. Calls to the top-up server are never cached. If the worker is removed, `sw.js` unregisters itself.
 *
 * The plugin follows those that write pages and precedes the one that compresses the build.
 */
export function offlineWorker(root: string, manifest: object, isRemoved: boolean): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(root, config.build.outDir);
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: base + MANIFEST }, injectTo: 'head' },
    ],
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
        const define = { PRECACHE: JSON.stringify(precacheOf(folder)) };
        const code = await bundle(
          root,
          isRemoved ? 'worker/removal.ts' : 'worker/offline.ts',
          define,
        );
        writeFileSync(join(folder, 'sw.js'), code);
      },
    },
  };
}
