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

/** Returns what the router uses of the window, with a history that does not throw. */
export function createRouterWindow(): Window {
  const { history, location } = window;
  const safeHistory: Pick<History, 'go' | 'pushState' | 'replaceState' | 'state'> = {
    get state(): unknown {
      return history.state as unknown;
    },
    go: (delta) => history.go(delta),
    pushState: (...entry) => history.pushState(...entry),
    replaceState: (state, _, address) => replaceEntry(state, address ?? location.href),
  };
  return {
    addEventListener: window.addEventListener.bind(window),
    history: safeHistory,
    location,
    removeEventListener: window.removeEventListener.bind(window),
  } as Window;
}
