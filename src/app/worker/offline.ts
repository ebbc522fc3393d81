import { CacheFirst, Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { isAppPath } from '#addresses/addresses';

/** The files of the build, with their revisions and hashes. */
declare const PRECACHE: PrecacheEntry[];

/** The time after which a cached page is shown, in milliseconds. */
const PAGE_TIMEOUT_MS = 4000;

/** The path of the app's folder. The host may have other documents, also in this folder. */
const base = new URL('.', self.location.href).pathname;

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

/**
 * Requests a page from the network first, so that its policy is current. If the server fails or is slow, all addresses have
 * the same cached page.
 */
async function respondWithPage({ request }: { request: Request }): Promise<Response> {
  const response = fetch(request);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PAGE_TIMEOUT_MS);
  });
  const first = await Promise.race([response, timeout]).catch(() => undefined);
  const isPage = first !== undefined && first.status < 500;
  return isPage ? first : ((await serwist.matchPrecache('index.html')) ?? response);
}

async function limitPictures({ cacheName }: { cacheName: string }): Promise<void> {
  const cache = await caches.open(cacheName);
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= MAX_PICTURES) await cache.delete(oldest);
}

serwist.registerCapture(
  ({ request, url: { pathname } }) =>
    request.mode === 'navigate' && isAppPath(pathname.slice(base.length - 1)),
  respondWithPage,
);
serwist.registerCapture(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && pathname.startsWith(`${base}assets/`) && /\.(svg|avif|webp|png)$/.test(pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [{ cacheDidUpdate: limitPictures }] }),
);
serwist.addEventListeners();
