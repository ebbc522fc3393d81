import { createStore } from '#hooks/createStore';

/** What a browser with trusted types has in addition. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/** The address of the service worker. */
const address = `${import.meta.env.BASE_URL}sw.js`;

const requested = createStore(false);

/** Whether the service worker may register, for `useSyncExternalStore`. */
export const registration = { subscribe: requested.subscribe, getSnapshot: requested.getSnapshot };

/**
 * Lets the service worker register, which keeps the app for a time without a network: call it once the page
 * has all that it needs itself. Where there can be no worker, such as in a private window, nothing happens.
 */
export function registerWorker(): void {
  if (requested.getSnapshot()) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The page's policy refuses every text as the address of a script, but for this one.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (text === address ? text : null),
  });
  requested.set(true);
}

/**
 * Whether the page was loaded from the version that is deployed: its entry is among the files that the deployed
 * worker keeps.
 */
export async function isDeployedVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const [, name] = /([^/]+)$/.exec(entry?.src ?? '') ?? [];
  try {
    const worker = await fetch(address, { cache: 'no-store' });
    return name !== undefined && (await worker.text()).includes(name);
  } catch {
    return false;
  }
}
