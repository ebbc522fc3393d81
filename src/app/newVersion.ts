import { createStore } from '#utils/createStore';
import { onReturn } from '#utils/onReturn';

/** How long a reload waits for the new service worker, in milliseconds. The network has the new page as well. */
const TAKEOVER_TIMEOUT_MS = 2000;

/** Whether a newer version of the page is deployed, for `useSyncExternalStore`. */
export const updateStore = createStore(false);

interface TrustedRules {
  createScriptURL: (url: string) => string;
}

/** The Trusted Types of the browser, which TypeScript does not declare. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedRules) => TrustedRules };
}

/** Returns the URL of a script as the Content Security Policy requires it. */
function trusted(url: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  // The policy named `default` may belong to another script of the page.
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

/** Activates a waiting worker. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Calls a function once a new worker waits. The first worker does not wait. */
function whenWaiting(registration: ServiceWorkerRegistration, callback: () => void): void {
  const { active, installing, waiting } = registration;
  if (active === null) return;
  if (waiting) callback();
  installing?.addEventListener('statechange', () => {
    if (registration.waiting) callback();
  });
}

function offer(): void {
  updateStore.set(true);
}

/**
 * Registers the service worker, which keeps the app available offline. Call it when the page has loaded all
 * that it needs. Where workers are unavailable, such as in a private window, the app needs the network.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const url = trusted(`${import.meta.env.BASE_URL}sw.js`);
  const registration = await navigator.serviceWorker.register(url);
  let own: ServiceWorker | null = null;
  try {
    await registration.update();
    // The page was loaded from the network just before, so it has the version of this worker.
    own = registration.installing;
    whenWaiting(registration, () => activate(registration));
  } catch {
    whenWaiting(registration, offer);
  }
  registration.addEventListener('updatefound', () => {
    // `updatefound` may be dispatched after `update()` has resolved.
    if (registration.installing !== own) whenWaiting(registration, offer);
  });
  onReturn(() => void registration.update().catch(console.warn));
}

/** Activates the new service worker and reloads the page. */
export async function applyUpdate(): Promise<void> {
  const isControlled = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // Another tab may have activated the worker before.
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) activate(registration);
  await isControlled;
  window.location.reload();
}
