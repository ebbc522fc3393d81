import { describe, expect, it } from 'vitest';
import { baselineFaults } from '#tools/lib/baseline.mjs';

/** A built component with styles. */
function styled(styles: string): string {
  return `const C=s.div\`${styles}\``;
}

describe('baselineFaults', () => {
  it.each([
    ['a built-in', 'Object.groupBy([], () => 1)', 'Array grouping'],
    ['a web API', 'AbortSignal.timeout(8)', 'abortsignal-timeout'],
    ['a property', styled('field-sizing: content;'), 'field-sizing'],
    ['a function', styled('&:has(a) { color: light-dark(red, blue); }'), 'light-dark'],
    [
      'a property after a placeholder',
      styled('gap: ${a}; ${b} { field-sizing: content; }'),
      'field',
    ],
  ])('names %s that is too new', (_, code, name) => {
    expect(baselineFaults(code).join('\n')).toContain(name);
  });

  it('takes what the oldest supported browser has, and what is missed by nobody', () => {
    const code = styled(
      'container-type: inline-size; &:has(input:checked) { text-wrap: balance; }',
    );
    expect(baselineFaults(`${code};navigator.share?.({});[1].at(-1)`)).toEqual([]);
  });
});
