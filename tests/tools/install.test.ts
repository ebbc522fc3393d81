import { describe, expect, it } from 'vitest';
import { isInstalled } from '#tools/lib/install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.0' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

describe('the install check', () => {
  it.each([
    ['nothing is installed', undefined, false],
    [
      'all that this platform needs is there',
      { 'node_modules/react': { version: '19.3.0' } },
      true,
    ],
    ['a package is missing', {}, false],
    ['a package is of another version', { 'node_modules/react': { version: '19.2.0' } }, false],
    [
      'an optional package is of another version',
      {
        'node_modules/react': { version: '19.3.0' },
        'node_modules/fsevents': { version: '2.0.0' },
      },
      false,
    ],
  ])('decides when %s', (_case, packages, expected) => {
    expect(isInstalled(wanted, packages && { packages })).toBe(expected);
  });
});
