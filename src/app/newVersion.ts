import { createStore } from '#hooks/createStore';

/** How long a reload waits for the new service worker, in milliseconds. The network has the new page as well. */
const TAKEOVER_TIMEOUT_MS = 2000;

/** The URL of the service worker. */
const workerUrl = `${import.meta.env.BASE_URL}sw.js`;

/** Whether a newer version of the page is deployed, for `useSyncExternalStore`. */
export const updateStore = createStore(false);

/** Returns the URL of a script as the Content Security Policy requires it. */
function trusted(url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string };
    };
  };
  if (trustedTypes === undefined) return url;
  // The policy named `default` may belong to another script of the page.
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: () => url })
    .createScriptURL(url);
}

/** Returns the code of the deployed service worker, which lists its files, or an empty text without a network. */
async function fetchWorker(): Promise<string> {
  try {
    const response = await fetch(workerUrl, { cache: 'no-cache' });
    return await response.text();
  } catch {
    return '';
  }
}

/** Returns whether the deployed service worker contains the entry script of this page. */
async function isDeployedVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const [, name] = /([^/]+)$/.exec(entry?.src ?? '') ?? [];
  return name !== undefined && (await fetchWorker()).includes(name);
}

/** Activates a waiting worker of this page's version. A newer version waits for the user. */
async function onWaiting(worker: ServiceWorker): Promise<void> {
  const isSame = await isDeployedVersion();
  updateStore.set(!isSame);
  if (isSame) activate(worker);
}

function activate(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'SKIP_WAITING' });
}

/** Returns whether the caches lack a file, since the browser has evicted it or an installation was interrupted. */
async function isIncomplete(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !navigator.onLine) return false;
  const files = (await fetchWorker()).matchAll(/\burl:"([^"]+)"/g);
  const matches = Array.from(files, ([, file]) =>
    // The worker adds a revision to the address.
    caches.match(`${import.meta.env.BASE_URL}${String(file)}`, { ignoreSearch: true }),
  );
  return (await Promise.all(matches)).includes(undefined);
}

async function register(): Promise<void> {
  // Only an installation fills the caches, and only another URL installs the same worker again.
  const url = (await isIncomplete()) ? `${workerUrl}?filled=${String(Date.now())}` : workerUrl;
  const registration = await navigator.serviceWorker.register(trusted(url));
  if (registration.waiting) void onWaiting(registration.waiting);

  function watch(): void {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker does not wait.
      if (worker.state === 'installed' && registration.active) void onWaiting(worker);
    });
  }
  watch();
  registration.addEventListener('updatefound', watch);
}

/**
 * Registers the service worker, which keeps the app available offline. Call it when the page has loaded all
 * that it needs. Where workers are unavailable, such as in a private window, the app needs the network.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => {
    console.warn('The app will not be available offline.', error);
  });
}

/** Activates the new service worker and reloads the page. */
export async function applyUpdate(): Promise<void> {
  const isControlled = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // Another tab may have activated the worker before.
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  const registration = await navigator.serviceWorker.getRegistration();
  activate(registration?.waiting ?? null);
  await isControlled;
  window.location.reload();
}
