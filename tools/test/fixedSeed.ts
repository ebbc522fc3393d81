import fc from 'fast-check';

/** A fixed seed makes the property tests deterministic. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
