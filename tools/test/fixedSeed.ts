import fc from 'fast-check';

/**
 * The seed of all property tests: a gate gives the same verdict each time. To look further, run
 * them with another number here.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
