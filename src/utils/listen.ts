/**
 * Calls a function for each event of some types. Returns a function that stops the calls, as an effect and
 * `useSyncExternalStore` need it. The listener declares the class of its events.
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: never) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of types) {
    target.addEventListener(type, listener as (event: Event) => void, { signal });
  }
  return () => controller.abort();
}
