/** What a field tells about itself. */
export interface MaskedState {
  /** The raw value. */
  raw: string;
  /** Whether an input method is at work, so that the field shows its text and not ours. */
  isComposing: boolean;
}

/** The state of one field, in the shape that `useSyncExternalStore` takes. */
export class Store {
  #state: MaskedState;
  readonly #watchers = new Set<() => void>();

  constructor(raw: string) {
    this.#state = { raw, isComposing: false };
  }

  readonly get = (): MaskedState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  update(change: Partial<MaskedState>): void {
    const next = { ...this.#state, ...change };
    if (next.raw === this.#state.raw && next.isComposing === this.#state.isComposing) return;
    this.#state = next;
    this.#watchers.forEach((watcher) => {
      watcher();
    });
  }
}
