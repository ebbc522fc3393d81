import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';

/** The timeout of a page request in seconds, after which the cached page is used. */
const PAGE_TIMEOUT_S = 4;

/** The hash of a file in the format of `integrity` attributes. */
function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

interface WorkerOptions {
  /** The web app's manifest. */
  manifest: Partial<ManifestOptions>;
  /** Whether the worker unregisters itself and clears its caches. */
  isRemoved: boolean;
}

/**
 * Writes the service worker and the web app manifest. The worker precaches the page, code, both languages,
 * styles and font, and caches pictures when they are shown. Pages are requested from the network first, so
 * that their policy is current. Calls to the top-up server are never cached.
 *
 * The plugin follows those that write pages and precedes the one that compresses the build.
 */
export function offlineWorker({ manifest, isRemoved }: WorkerOptions): PluginOption {
  let folder = '';
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    manifest,
    manifestFilename: 'site.webmanifest',
    includeManifestIcons: false,
    // The app registers the worker after the page is loaded.
    injectRegister: false,
    // A new version waits until the user accepts it.
    registerType: 'prompt',
    selfDestroying: isRemoved,
    integration: { closeBundleOrder: 'post' },
    workbox: {
      // The page of the first visit uses the caches, too.
      clientsClaim: true,
      // A policy with trusted types allows no further script.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,json}'],
      // A revision bypasses the HTTP cache, which may contain a damaged file. A damaged response stops the
      // installation, which the next visit repeats.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => {
            if (!entry.url.startsWith('assets/')) return entry;
            const integrity = integrityOf(join(folder, entry.url));
            return { ...entry, integrity, revision: integrity };
          }),
        }),
      ],
      // The route below handles pages instead of the precache.
      directoryIndex: null,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkFirst',
          options: {
            networkTimeoutSeconds: PAGE_TIMEOUT_S,
            // A cached page of an earlier version would request files that no longer exist.
            plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
            precacheFallback: { fallbackURL: 'index.html' },
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /\/assets\/[^/]+\.(svg|avif|webp|png)$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'pictures',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 60 },
          },
        },
      ],
    },
  });
  return [
    {
      name: 'offline-folder',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    },
    worker,
  ];
}
