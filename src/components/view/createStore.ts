/** A value that components can follow with `useSyncExternalStore`. */
export interface Store<State> {
  /** The value now; the same object until it is set. */
  readonly get: () => State;
  /** Sets the value and tells whoever follows it, unless it is the same. */
  readonly set: (state: State) => void;
  /** Calls a listener after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds one value outside React. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
