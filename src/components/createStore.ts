/** A value outside React, in the shape that `useSyncExternalStore` takes. */
export interface Store<State> {
  /** The present state; the same object until it is set. */
  readonly get: () => State;
  /** Calls `listener` after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes another state and tells the listeners; the state that it is already tells nobody. */
  readonly set: (next: State) => void;
}

/** Creates a store that holds `initial` at first. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      // A copy: a listener may come or go while the others are told.
      for (const listener of [...listeners]) listener();
    },
  };
}
