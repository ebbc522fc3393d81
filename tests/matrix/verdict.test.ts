import { describe, expect, it } from 'vitest';
import type { Cell } from './plan';
import { describe as inWords, idleExceptions, judge, strayExceptions } from './verdict';

const cell: Cell = { story: 'a--b', theme: 'ONE', language: 'es', conditions: [] };
const fault = { rule: 'clipped', message: 'cut\noff' };
const exception = { story: 'a--b', theme: 'ONE', rule: 'clipped', reason: 'on purpose' };

describe('an exception', () => {
  it.each([
    ['its own story, theme and rule', exception, true],
    ['any theme', { ...exception, theme: '*' }, true],
    ['another theme', { ...exception, theme: 'TWO' }, false],
    ['another story', { ...exception, story: 'a--c' }, false],
    ['another rule', { ...exception, rule: 'overflow' }, false],
  ])('of %s excuses a fault or not', (_, one, isExcused) => {
    const judged = judge(cell, [fault], [one]);
    expect(judged.faults).toEqual(isExcused ? [] : [fault]);
    expect(judged.excused).toEqual(isExcused ? [fault] : []);
  });

  it('that no cell needs any more is told', () => {
    const healed = [judge(cell, [], [exception])];
    expect(idleExceptions(healed, [exception])).toEqual([
      'The exception a--b × ONE × clipped is no longer needed: take it out.',
    ]);
    expect(idleExceptions([judge(cell, [fault], [exception])], [exception])).toEqual([]);
  });

  it('is not judged where its cells were not', () => {
    const elsewhere = judge({ ...cell, theme: 'TWO' }, [], [exception]);
    expect(idleExceptions([elsewhere], [exception])).toEqual([]);
  });

  it('names a story and a theme that exist, and says why', () => {
    expect(strayExceptions(['a--b'], ['ONE'], [exception])).toEqual([]);
    expect(strayExceptions([], ['TWO'], [{ ...exception, reason: ' ' }])).toHaveLength(3);
  });
});

describe('a fault in words', () => {
  it('names the cell, the rule and the first line', () => {
    expect(inWords(judge(cell, [fault], []))).toEqual(['a--b × ONE × es: clipped: cut']);
  });
});
