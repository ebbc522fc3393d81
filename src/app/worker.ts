import { createStore } from '#createStore';

/** What a browser with trusted types has in addition; the policy of the page allows this one name. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The name by which the page's policy allows the one address that is made to a script. */
const POLICY = 'service-worker';

/** The new version that waits, where one does. */
const waiting = createStore<ServiceWorker | undefined>(undefined);

/** The new version that waits. */
export const waitingVersion = { subscribe: waiting.subscribe, getSnapshot: waiting.getSnapshot };

function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy(POLICY, { createScriptURL: (address) => (address === url ? url : '') })
      .createScriptURL(url) ?? url
  );
}

/** Notes a version that has come, once it waits; the very first one has nothing to wait for. */
function watch({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) {
      waiting.set(installing);
    } else if (waiting.getSnapshot() === installing) {
      waiting.set(undefined);
    }
  });
}

/**
 * Registers the worker that keeps the app for a time without a network. Where there can be none
 * (a private window, an old browser, no HTTPS) the app goes on as ever.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const base = import.meta.env.BASE_URL;
    const registration = await navigator.serviceWorker.register(trusted(`${base}sw.js`), {
      scope: base,
    });
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      waiting.set(registration.waiting);
    }
    watch(registration);
    registration.addEventListener('updatefound', () => {
      watch(registration);
    });
  } catch {
    // The app needs no worker.
  }
}

/** Changes to the version that waits; other tabs keep theirs until they are loaded again. */
export function takeNewVersion(): void {
  const version = waiting.getSnapshot();
  if (version === undefined) return;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      window.location.reload();
    },
    { once: true },
  );
  version.postMessage({ type: 'SKIP_WAITING' });
}
