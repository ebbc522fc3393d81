import { describe, expect, it } from 'vitest';
import { baselineFaults } from '#tools/lib/baseline.mjs';

describe('baselineFaults', () => {
  it.each([
    ['a built-in', 'a.js', 'Object.groupBy([], () => 1)', 'Array grouping'],
    ['a web API', 'a.js', 'AbortSignal.timeout(8)', 'abortsignal-timeout'],
    ['a property', 'a.css', '.a{field-sizing:content}', 'field-sizing'],
    ['a function', 'a.css', '.a:has(a){color:light-dark(red,blue)}', 'light-dark'],
  ])('names %s that is too new', (_, file, code, name) => {
    expect(baselineFaults(file, code).join('\n')).toContain(name);
  });

  it.each([
    ['a.js', 'navigator.share?.({});[1].at(-1)'],
    ['a.css', '.a{container-type:inline-size}.a:has(input:checked){text-wrap:balance}'],
  ])(
    'takes what the oldest supported browser has, and what is missed by nobody: %s',
    (file, code) => {
      expect(baselineFaults(file, code)).toEqual([]);
    },
  );
});
