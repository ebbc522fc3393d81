/** A value outside React, with the functions for `useSyncExternalStore`. */
export interface Store<State> {
  /** The current state; the same object until it is set. */
  readonly getSnapshot: () => State;
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the state and calls the listeners, unless the state is the same. */
  readonly set: (next: State) => void;
}

/** Creates a store with the state `initial`. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      // A copy: a listener may subscribe or unsubscribe while they are called.
      for (const listener of [...listeners]) listener();
    },
  };
}
