import { withDeadline } from '#recargas/deadline';

/** How far something that comes over the network has come. */
export type Progress<T> =
  { status: 'loading' } | { status: 'failed'; late: boolean } | { status: 'ready'; value: T };

/** Thrown where code has not come in time. */
export class LateCodeError extends Error {
  override readonly name = 'LateCodeError';
}

/** Loads something once, however often it takes. */
export interface Loader<T> {
  /** How far it has come; the same object until that changes. */
  read: () => Progress<T>;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Begins, or begins again after a failure; resolves when this attempt has ended, well or not. */
  start: () => Promise<void>;
}

/**
 * Makes a loader. Unlike `React.lazy`, it does not keep a failure: each start is another attempt.
 * An attempt that outlasts its time (in ms) counts as failed, and what it still brings is taken.
 */
export function createLoader<T>(load: () => Promise<T>, timeoutMs = 10_000): Loader<T> {
  const listeners = new Set<() => void>();
  let progress: Progress<T> = { status: 'loading' };
  let attempt: Promise<void> | undefined;

  function become(next: Progress<T>): void {
    if (progress.status === 'ready' || progress.status === next.status) return;
    progress = next;
    for (const listener of listeners) listener();
  }

  async function tryOnce(): Promise<void> {
    become({ status: 'loading' });
    const code = load();
    code.then(
      (value) => {
        become({ status: 'ready', value });
      },
      () => undefined,
    );
    try {
      await withDeadline(() => code, {
        timeoutMs,
        createTimeoutError: () => new LateCodeError('The code is late.'),
      });
    } catch (error) {
      become({ status: 'failed', late: error instanceof LateCodeError });
    }
    attempt = undefined;
  }

  return {
    read: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (progress.status === 'ready') return Promise.resolve();
      attempt ??= tryOnce();
      return attempt;
    },
  };
}

const arrivals = new WeakMap<object, Promise<void>>();

/** Resolves when the code is here, however often it has to be asked for. */
export function arrivalOf<T>(loader: Loader<T>): Promise<void> {
  const known = arrivals.get(loader);
  if (known !== undefined) return known;
  const arrival = new Promise<void>((resolve) => {
    function ask(): void {
      void loader.start().then(() => {
        if (loader.read().status !== 'ready') return;
        window.removeEventListener('online', ask);
        resolve();
      });
    }
    window.addEventListener('online', ask);
    ask();
  });
  arrivals.set(loader, arrival);
  return arrival;
}
