import { createElement, lazy, type ComponentType } from 'react';

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
 * `React.lazy` that can load again after a failure, with a `load` function. A component that is loaded before
 * its first render renders without a fallback.
 */
export function lazyWithRetry<Props extends object>(
  importComponent: () => Promise<ComponentType<Props> | undefined>,
): LazyComponent<Props> {
  let attempt: Promise<ComponentType<Props>> | undefined;
  let Rendered: ComponentType<Props> | undefined;

  function reset(): void {
    attempt = undefined;
    Rendered = undefined;
  }

  async function importOnce(): Promise<ComponentType<Props>> {
    try {
      const component = await importComponent();
      // A truncated or empty file can still be a valid script.
      if (component === undefined) throw new Error('The module does not export the component.');
      Rendered ??= component;
      return component;
    } catch (error) {
      throw new ChunkLoadError(reset, error);
    }
  }

  function load(): Promise<ComponentType<Props>> {
    attempt ??= importOnce();
    return attempt;
  }

  function LazyComponent(props: Props) {
    Rendered ??= lazy(async () => ({ default: await load() }));
    return createElement(Rendered, props);
  }
  return Object.assign(LazyComponent, { load });
}
