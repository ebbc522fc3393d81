import { registerSW } from 'virtual:pwa-register';
import { createStore } from '#hooks/createStore';

/** How long a reload waits for the new service worker, in milliseconds. The network has the new page as well. */
const TAKEOVER_TIMEOUT_MS = 2000;

/** The URL of the service worker. */
const workerUrl = `${import.meta.env.BASE_URL}sw.js`;

/** Whether a newer version of the page is deployed, for `useSyncExternalStore`. */
export const updateStore = createStore(false);

let activateWorker = () => Promise.resolve();

/** Returns whether the deployed service worker contains the entry script of this page. */
async function isDeployedVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const [, name] = /([^/]+)$/.exec(entry?.src ?? '') ?? [];
  try {
    const worker = await fetch(workerUrl, { cache: 'no-store' });
    return name !== undefined && (await worker.text()).includes(name);
  } catch {
    return false;
  }
}

/** Activates a waiting worker of this page's version. A newer version waits for the user. */
async function onNeedRefresh(): Promise<void> {
  const isSame = await isDeployedVersion();
  updateStore.set(!isSame);
  if (isSame) await activateWorker();
}

/**
 * Registers the service worker, which keeps the app available offline. Call it when the page has loaded all
 * that it needs. Where workers are unavailable, such as in a private window, nothing happens.
 */
export function registerWorker(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: 'default', rules: object) => unknown };
  };
  // The Content Security Policy refuses all other strings as the URL of a script.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) => (url === workerUrl ? url : null),
  });
  activateWorker = registerSW({
    onNeedRefresh: () => void onNeedRefresh(),
    // Only the user reloads the page, not a worker that was activated in another tab.
    onNeedReload: () => undefined,
  });
}

/** Activates the new service worker and reloads the page. */
export async function applyUpdate(): Promise<void> {
  const isControlled = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // Another tab may have activated the worker before.
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  await activateWorker();
  await isControlled;
  window.location.reload();
}
