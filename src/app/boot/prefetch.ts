import { createRequestInit, type Call } from '#api/requestInit';
import { readPage } from '#api/xsrf';

declare global {
  /** The request that the page sends before its scripts are loaded. */
  var prefetched: { address: string; response: Promise<Response> } | undefined;
}

/** Sends a request that the app will send. */
export function prefetch(call: Call): void {
  const response = fetch(call.address, createRequestInit(call, readPage()));
  // The app handles a failure. Without this, an unused request would be an unhandled rejection.
  response.catch(() => undefined);
  globalThis.prefetched = { address: call.address, response };
}

/** Fetches, but uses the prefetched response for the first request of its address. */
export function fetchPrefetched(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { prefetched } = globalThis;
  if (prefetched?.address !== input) return fetch(input, init);
  globalThis.prefetched = undefined;
  return prefetched.response;
}
