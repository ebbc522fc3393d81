import { createElement, use, type ComponentType } from 'react';
import { withDeadline } from '#api/deadline';
import { refreshScripts } from './reload';

/** How long the code of a component may take to load, with its retry, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Thrown in place of a component whose code could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Discards the failure, so that the next render loads the code again. */
  readonly reset: () => void;

  constructor(reset: () => void, cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
    this.reset = reset;
  }
}

/** A component whose code is loaded separately. Unlike with `React.lazy`, a failure is not final. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code. A failure is kept until its `ChunkLoadError` is reset. */
  load: () => Promise<unknown>;
};

/** Returns a component that suspends until its code is loaded. A loaded component renders immediately. */
export function lazyWithRetry<Props extends object>(
  importComponent: () => Promise<ComponentType<Props> | undefined>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let attempt: Promise<ComponentType<Props>> | undefined;

  async function importOnce(): Promise<ComponentType<Props>> {
    loaded = await importComponent();
    // A truncated or empty file can still be a valid script.
    if (loaded === undefined) throw new Error('The module does not export the component.');
    return loaded;
  }

  async function importTwice(): Promise<ComponentType<Props>> {
    try {
      return await importOnce();
    } catch {
      // The HTTP cache may keep a damaged file.
      await refreshScripts();
      return importOnce();
    }
  }

  function load(): Promise<ComponentType<Props>> {
    attempt ??= withDeadline(importTwice, {
      timeoutMs: TIMEOUT_MS,
      createTimeoutError: () => new Error('The code has not loaded in time.'),
    }).catch((error: unknown) => {
      throw new ChunkLoadError(() => (attempt = undefined), error);
    });
    return attempt;
  }

  function LazyComponent(props: Props) {
    return createElement(loaded ?? use(load()), props);
  }
  return Object.assign(LazyComponent, { load });
}
