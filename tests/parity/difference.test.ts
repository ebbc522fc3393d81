import { describe, expect, it } from 'vitest';
import { difference } from './difference';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${String(at)}`);

describe('the difference of two trees', () => {
  it('is nothing where they are the same', () => {
    expect(difference(lines(5), lines(5))).toEqual([]);
    expect(difference([], [])).toEqual([]);
  });

  it('shows a changed line between its neighbours', () => {
    const app = lines(20).with(9, 'line nine');
    expect(difference(lines(20), app)).toEqual([
      '  line 6',
      '  line 7',
      '  line 8',
      '- line 9',
      '+ line nine',
      '  line 10',
      '  line 11',
      '  line 12',
      '  …',
    ]);
  });

  it('tells distant changes apart', () => {
    const found = difference(lines(40), lines(40).with(2, 'two').with(30, 'thirty'));
    expect(found.filter((line) => /^[-+]/.test(line))).toEqual([
      '- line 2',
      '+ two',
      '- line 30',
      '+ thirty',
    ]);
    expect(found).toContain('  …');
  });

  it.each([
    ['a missing tree', lines(3), [], ['- line 0', '- line 1', '- line 2']],
    ['an added line', ['a', 'c'], ['a', 'b', 'c'], ['  a', '+ b', '  c']],
    ['a missing line', ['a', 'b', 'c'], ['a', 'c'], ['  a', '- b', '  c']],
  ])('shows %s', (_, story, app, expected) => {
    expect(difference(story, app)).toEqual(expected);
  });

  it('stays short whatever differs', () => {
    const found = difference(lines(200), []);
    expect(found).toHaveLength(61);
    expect(found.at(-1)).toBe('… and 140 lines more');
  });
});
