import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random runs a property gets: a thousand in CI, fewer at the desk. */
    runs?: number;
  }
}

/** How many random runs a property gets, by the `provide: { runs }` of Vitest's configuration. */
export function runs(): number {
  return inject('runs') ?? 100;
}
