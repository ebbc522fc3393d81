import { describe, expect, it } from 'vitest';
import { takeOption, takeShard } from '#tools/lib/options.mjs';

describe('an option', () => {
  it.each([[['--stories', 'button', '--renew']], [['--renew', '--stories=button']]])(
    'is taken out of %j with its value',
    (args) => {
      expect(takeOption(args, '--stories')).toBe('button');
      expect(args).toEqual(['--renew']);
    },
  );

  it('is nothing where it is not given', () => {
    const args = ['--stories-of=button'];
    expect(takeOption(args, '--stories')).toBeUndefined();
    expect(args).toEqual(['--stories-of=button']);
  });
});

describe('a shard', () => {
  it.each([
    [[], '1/1'],
    [['--shard', '2/3'], '2/3'],
    [['--shard=10/10'], '10/10'],
  ])('is read of %j', (args, shard) => {
    expect(takeShard(args)).toBe(shard);
  });

  it.each(['4/3', '0/3', '1/0', '1', 'a/b', ''])('is refused where it is "%s"', (value) => {
    expect(() => takeShard(['--shard', value])).toThrow(`--shard is "${value}"`);
  });
});
