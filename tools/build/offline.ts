import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { integrityOf } from './integrity.ts';

/** How long a page may take, in seconds, before the cached copy is used. */
const PAGE_TIMEOUT_S = 4;

/** Provides the hook that registers a worker where there is none: it does nothing. */
export function noWorker() {
  return VitePWA({ disable: true });
}

interface WorkerOptions {
  /** The web app's manifest. */
  manifest: Partial<ManifestOptions>;
  /** Whether the worker unregisters itself and clears what it kept. */
  isRemoved: boolean;
}

/**
 * Writes the worker that keeps the shell (page, code, both languages, styles and font), and the manifest. The
 * worker keeps nothing of the top-up server, whose calls pass it by. A page is always asked of the network first,
 * so that it and its policy are the host's own; pictures are kept as they are shown, since a first visit on a
 * weak network should not pay for all of them.
 *
 * It has to come after whatever writes pages, and before what compresses the build.
 */
export function offlineWorker({ manifest, isRemoved }: WorkerOptions): PluginOption {
  let folder = '';
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    manifest,
    manifestFilename: 'site.webmanifest',
    includeManifestIcons: false,
    // The app registers it itself, once the page has all that it needs.
    injectRegister: false,
    // A new version waits until the page asks for it.
    registerType: 'prompt',
    selfDestroying: isRemoved,
    integration: { closeBundleOrder: 'post' },
    workbox: {
      // The page of the first visit is to have what is kept, too.
      clientsClaim: true,
      // A policy with trusted types allows no further script.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,json}'],
      // What has a revision is fetched past the HTTP cache, which may keep a damaged file. One that is
      // damaged on its way stops the installation, which the next visit tries again.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => {
            if (!entry.url.startsWith('assets/')) return entry;
            const integrity = integrityOf(join(folder, entry.url));
            return { ...entry, integrity, revision: integrity };
          }),
        }),
      ],
      // No address of a page is answered from what is kept: that is for the route below to say.
      directoryIndex: null,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkFirst',
          options: {
            networkTimeoutSeconds: PAGE_TIMEOUT_S,
            // A page kept from an earlier version would ask for files that are gone.
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
