/**
 * Replaces the state and the address of the history entry. If the browser refuses that, as some do after many changes in a
 * short time, a new address is opened without a state, and a new state is lost.
 */
export function replaceEntry(state: unknown, address: string | URL): void {
  const { location } = window;
  try {
    window.history.replaceState(state, '', address);
  } catch {
    const { href, hash } = new URL(address, location.href);
    const isSamePage = href.split('#')[0] === location.href.split('#')[0];
    // An address without `#` would load the page again.
    if (!isSamePage) location.replace(href);
    else if (hash !== location.hash) location.replace(hash || '#');
  }
}

/** Returns an object with other values of some properties. */
function withOwn<T extends object>(target: T, own: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(key in own ? own : target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Returns the window for a router, whose history does not throw. */
export function createRouterWindow(): Window {
  const history = withOwn(window.history, {
    replaceState: (state: unknown, _: string, address) => {
      replaceEntry(state, address ?? window.location.href);
    },
  });
  return withOwn<Window>(window, { history });
}
