import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  Serwist,
  type PrecacheEntry,
} from 'serwist';

/** The files of the build, with their revisions and hashes. The build inserts them. */
declare const PRECACHE: PrecacheEntry[];

/** The time after which a cached page is shown, in milliseconds. */
const PAGE_TIMEOUT_MS = 4000;

const serwist = new Serwist({
  // The names of the caches have not changed since Workbox, so that its files are used and deleted.
  cacheId: 'workbox',
  precacheEntries: PRECACHE,
  precacheOptions: { directoryIndex: null, cleanURLs: false },
  // The page of the first visit uses the caches, too.
  clientsClaim: true,
});

/** Requests a page from the network first, so that its policy is current. The cached page is that of all addresses. */
function respondWithPage({ request }: { request: Request }): Promise<Response> {
  const response = fetch(request);
  const cached = async () => (await serwist.matchPrecache('index.html')) ?? response;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached()), PAGE_TIMEOUT_MS);
  });
  return Promise.race([response, late]).catch(cached);
}

serwist.registerCapture(({ request }) => request.mode === 'navigate', respondWithPage);
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && /\/assets\/[^/]+\.(svg|avif|webp|png)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 60 }),
    ],
  }),
);
serwist.addEventListeners();
