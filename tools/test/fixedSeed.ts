import fc from 'fast-check';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of random runs of a property test. */
    runs?: number;
  }
}

/** A fixed seed makes the property tests deterministic. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
