import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of random runs of a property test. */
    runs?: number;
  }
}

/** Returns the number of random runs of a property test, from `provide: { runs }` in the Vitest configuration. */
export function runs(): number {
  return inject('runs') ?? 100;
}
