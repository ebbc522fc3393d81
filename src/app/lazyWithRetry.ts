import { createElement, lazy, type ComponentType } from 'react';
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

/** A component whose code is loaded separately. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code. The promise stays the same, until the `ChunkLoadError` of a failure is reset. */
  load: () => Promise<unknown>;
};

/**
 * `React.lazy` with a retry, and a `load` function. A component that is loaded before its first render
 * renders without a fallback.
 */
export function lazyWithRetry<Props extends object>(
  importComponent: () => Promise<ComponentType<Props> | undefined>,
): LazyComponent<Props> {
  let attempt: Promise<ComponentType<Props>> | undefined;
  let Rendered: ComponentType<Props> | undefined;

  async function importOnce(): Promise<ComponentType<Props>> {
    const component = await importComponent();
    // A truncated or empty file can still be a valid script.
    if (component === undefined) throw new Error('The module does not export the component.');
    return component;
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

  function reset(): void {
    attempt = undefined;
    Rendered = undefined;
  }

  function load(): Promise<ComponentType<Props>> {
    attempt ??= withDeadline(importTwice, {
      timeoutMs: TIMEOUT_MS,
      createTimeoutError: () => new Error('The code has not loaded in time.'),
    }).then(
      (component) => {
        Rendered ??= component;
        return component;
      },
      (error: unknown) => {
        throw new ChunkLoadError(reset, error);
      },
    );
    return attempt;
  }

  function LazyComponent(props: Props) {
    Rendered ??= lazy(async () => ({ default: await load() }));
    return createElement(Rendered, props);
  }
  return Object.assign(LazyComponent, { load });
}
