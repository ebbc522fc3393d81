import { createElement, use, useState, type ComponentType } from 'react';
import { useHydrated } from '#hooks/useHydrated';
import { withDeadline } from '#api/deadline';
import { refreshScripts } from './reload';

/** The time that code may take to load, in ms. */
const TIMEOUT_MS = 10_000;

/** Thrown where code has not loaded in time. */
class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

/** Thrown in place of a component whose code could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Forgets the failure: the next render loads the code again. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
    this.forget = forget;
  }
}

/** A module whose code is loaded separately. Unlike that of `React.lazy`, a failure is not final. */
export interface LazyModule<Module> {
  /** Loads the code, unless it is loaded or loading. For `use`: the promise stays the same, also of a failure. */
  load: () => Promise<Module>;
  /** Loads the code in advance. A failure is forgotten, so that rendering tries again. */
  preload: () => Promise<void>;
  /**
   * Creates a component of the module. It suspends until its code, and that of `also`, is loaded. In a
   * prerendered page, it leaves the HTML as it is until then, however often loading fails.
   */
  component: (pick: (module: Module) => ComponentType, also?: LazyModule<object>) => ComponentType;
}

async function loadOnce<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await withDeadline(load, {
    timeoutMs: TIMEOUT_MS,
    createTimeoutError: () => new ChunkTimeoutError('The code has not loaded in time.'),
  });
  // A truncated or empty file can still be a valid script.
  if (Object.keys(module).length === 0) throw new Error('The module exports nothing.');
  return module;
}

/** Loads a module; after a failure, once more past the HTTP cache, which may keep a damaged file. */
async function loadTwice<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadOnce(load);
  } catch (error) {
    if (error instanceof ChunkTimeoutError) throw error;
    await refreshScripts();
    return loadOnce(load);
  }
}

/** Lets `use` return the value of a promise at once, as it does for one that it has waited for. */
function markFulfilled<Value>(promise: Promise<Value> | undefined, value: Value): void {
  if (promise !== undefined) void Object.assign(promise, { status: 'fulfilled', value });
}

/** Creates a module whose code is loaded when it is first rendered, or before by `preload`. */
export function lazyWithRetry<Module extends object>(
  importModule: () => Promise<Module>,
): LazyModule<Module> {
  let attempt: Promise<Module> | undefined;
  let resolveLoaded: (module: Module) => void;
  const whenLoaded = new Promise<Module>((resolve) => {
    resolveLoaded = resolve;
  });

  function forget(): void {
    attempt = undefined;
  }

  function load(): Promise<Module> {
    attempt ??= loadTwice(importModule).then(
      (module) => {
        resolveLoaded(module);
        for (const promise of [attempt, whenLoaded]) markFulfilled(promise, module);
        return module;
      },
      (error: unknown) => {
        throw new ChunkLoadError(forget, error);
      },
    );
    return attempt;
  }

  return {
    load,
    async preload() {
      try {
        await load();
      } catch (error) {
        forget();
        throw error;
      }
    },
    component(pick, also) {
      return function LazyComponent() {
        const isHydrated = useHydrated();
        const [isPrerendered] = useState(!isHydrated);
        if (!isPrerendered && also !== undefined) use(also.load());
        return createElement(pick(use(isPrerendered ? whenLoaded : load())));
      };
    },
  };
}
