/** The scope of a worker, which the types of a page do not contain. */
const scope = self as unknown as {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { matchAll: () => Promise<{ url: string; navigate: (url: string) => unknown }[]> };
};

/** Unregisters the worker, deletes its caches, and loads the pages again without it. */
async function remove(): Promise<void> {
  await scope.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  for (const client of await scope.clients.matchAll()) client.navigate(client.url);
}

self.addEventListener('install', () => void scope.skipWaiting());
self.addEventListener('activate', () => void remove());
