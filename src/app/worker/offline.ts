import { CacheFirst, Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';

/** The files of the build, with their revisions and hashes. */
declare const PRECACHE: PrecacheEntry[];

/** The time after which a cached page is shown, in milliseconds. */
const PAGE_TIMEOUT_MS = 4000;

/** The number of cached pictures, also those of earlier versions. */
const MAX_PICTURES = 60;

// Earlier versions used Workbox. With its name, their files are used and deleted. `cacheId` is too late for the precache.
setCacheNameDetails({ prefix: 'workbox' });

const serwist = new Serwist({
  precacheEntries: PRECACHE,
  precacheOptions: { directoryIndex: null, cleanURLs: false },
  // The page of the first visit uses the caches, too.
  clientsClaim: true,
});

/** Requests a page from the network first, so that its policy is current. All addresses have the same cached page. */
function respondWithPage({ request }: { request: Request }): Promise<Response> {
  const response = fetch(request);
  const cached = async () => (await serwist.matchPrecache('index.html')) ?? response;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached()), PAGE_TIMEOUT_MS);
  });
  return Promise.race([response, late]).catch(cached);
}

async function limitPictures({ cacheName }: { cacheName: string }): Promise<void> {
  const cache = await caches.open(cacheName);
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= MAX_PICTURES) await cache.delete(oldest);
}

serwist.registerCapture(({ request }) => request.mode === 'navigate', respondWithPage);
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && /\/assets\/.+\.(svg|avif|webp|png)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [{ cacheDidUpdate: limitPictures }] }),
);
serwist.addEventListeners();
