import { describe, expect, it } from 'vitest';
import { takeFlag } from '#tools/lib/options.mjs';

describe('a flag', () => {
  it('is taken out of the arguments, wherever it stands', () => {
    const args = ['src/app', '--matrix', '--update'];
    expect(takeFlag(args, '--matrix')).toBe(true);
    expect(args).toEqual(['src/app', '--update']);
  });

  it('that is not there takes nothing', () => {
    const args = ['--matrix=no'];
    expect(takeFlag(args, '--matrix')).toBe(false);
    expect(args).toEqual(['--matrix=no']);
  });
});
