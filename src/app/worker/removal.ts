/** The worker's scope, which the types of a page do not contain. */
interface Scope {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: () => Promise<{ url: string; navigate: (url: string) => Promise<unknown> }[]>;
  };
}

const scope = self as unknown as Scope;

async function remove(): Promise<void> {
  await scope.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  // Loads the pages again without the worker.
  for (const client of await scope.clients.matchAll()) void client.navigate(client.url);
}

// Replaces the worker of earlier visits, deletes its caches and unregisters itself.
self.addEventListener('install', () => void scope.skipWaiting());
self.addEventListener('activate', () => void remove());
