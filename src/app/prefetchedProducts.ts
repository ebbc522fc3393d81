declare global {
  /** The answer to the call that the page makes before its scripts have come (tools/build/prefetchProducts.ts). */
  var prefetchedProducts: { address: string; answer: Promise<Response> } | undefined;
}

/** The global `fetch`, but that the call which is on its way already is not made a second time. */
export function fetchPrefetched(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const early = globalThis.prefetchedProducts;
  if (early?.address !== input) return fetch(input, init);
  globalThis.prefetchedProducts = undefined;
  return early.answer;
}
