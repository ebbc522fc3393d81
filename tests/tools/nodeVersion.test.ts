import { describe, expect, it } from 'vitest';
import { isNodeSupported, requireNode } from '#tools/lib/nodeVersion.mjs';

describe('the Node version check', () => {
  it.each([
    ['16.20.2', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.0.0', true],
    ['24.1.0', true],
  ])('judges %s as supported: %s', (version, supported) => {
    expect(isNodeSupported(version)).toBe(supported);
  });

  it('says what is wrong and what to do', () => {
    expect(() => requireNode('18.1.0')).toThrow(
      'Node 18.1.0 is too old: install Node 20.19 or later from https://nodejs.org and run the command again.',
    );
  });
});
