import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesUnder } from '../lib/files.mjs';
import { bundle, licencesFile } from './bootScript.ts';

const MANIFEST = 'site.webmanifest';

/** The files that are available offline after one visit. Pictures are cached when they are shown. */
const precached = /^(index\.html|favicon\.svg|assets\/[^/]+\.(js|css|woff2|json))$/;

/**
 * The entries of the precache. A revision bypasses the HTTP cache, which may contain a damaged file. A damaged asset
 * stops the installation, which the next visit repeats. Hosts may change pages.
 */
function precacheOf(folder: string) {
  const urls = filesUnder(folder).map((file) => file.slice(folder.length + 1));
  return urls
    .filter((url) => precached.test(url))
    .map((url) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, url)))
        .digest('base64');
      const revision = `sha384-${hash}`;
      return { url, revision, ...(url.startsWith('assets/') && { integrity: revision }) };
    });
}

/**
 * Writes the web app manifest and the service worker, which never caches calls to the top-up server. If it is removed,
 * `sw.js` unregisters itself. The plugin follows those that write pages and precedes the one that compresses the build.
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
        const file = `worker/${isRemoved ? 'removal' : 'offline'}.ts`;
        const { code, licences } = await bundle(root, file, define);
        writeFileSync(join(folder, 'sw.js'), code);
        appendFileSync(join(folder, licencesFile), licences.replace(/^[^]*?(?=\n## |$)/, ''));
      },
    },
  };
}
