import { describe, expect, it } from 'vitest';
import { countAreas, dealOut, readMutant, score, scoreFaults, survivorFaults } from './verdict.mjs';

const source = ['function double(number) {', '  if (number === 0) {', '    return 0;', '  }', '}'];
const file = 'src/recargas/double.ts';
const files = { judged: [file], all: [file] };

const guard = { start: { line: 2, column: 7 }, end: { line: 2, column: 19 } };
const block = { start: { line: 2, column: 21 }, end: { line: 4, column: 4 } };
const listed = {
  code: 'if (number === 0) {',
  original: 'number === 0',
  replacement: 'false',
  reason: 'Twice nothing is nothing.',
};

function mutant(status: string, location = guard, replacement = 'false') {
  const text = source.join('\n');
  return readMutant({ fileName: `/repository/${file}`, location, replacement, status }, file, text);
}

describe('readMutant', () => {
  it.each([
    ['a part of a line', guard, 'false', 'number === 0', 'false'],
    ['several lines', block, '{\n}', '{ return 0; }', '{ }'],
  ])('tells of %s what it was and is', (_, location, replacement, original, after) => {
    expect(mutant('Survived', location, replacement)).toEqual({
      file,
      line: 2,
      code: 'if (number === 0) {',
      original,
      replacement: after,
      status: 'Survived',
    });
  });
});

describe('survivorFaults', () => {
  it.each([
    ['a survivor that is listed', [mutant('Survived')], [listed]],
    ['one without tests that is listed', [mutant('NoCoverage')], [listed]],
    ['a listed one that was too slow this time', [mutant('Timeout')], [listed]],
    ['killed ones', [mutant('Killed'), mutant('Timeout')], []],
    ['two of the same that are listed twice', twice(mutant('Survived')), twice(listed)],
  ])('finds no fault in %s', (_, mutants, survivors) => {
    expect(survivorFaults(mutants, { [file]: survivors }, files)).toEqual([]);
  });

  it.each([
    ['a survivor', [mutant('Survived')], [], `${file}:2: no test notices`],
    ['one without tests', [mutant('NoCoverage')], [], `${file}:2: no test reaches`],
    ['two where one is listed', twice(mutant('Survived')), [listed], `${file}:2: no test notices`],
    ['a listed one that is killed', [mutant('Killed')], [listed], 'no longer needed'],
    ['a listed one that is gone', [], [listed], 'no longer needed'],
    ['one listed twice', [mutant('Survived')], twice(listed), 'no longer needed'],
    ['no reason', [mutant('Survived')], [{ ...listed, reason: ' ' }], 'has no reason'],
  ])('finds one fault in %s', (_, mutants, survivors, fault) => {
    const faults = survivorFaults(mutants, { [file]: survivors }, files);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('shows a survivor as its line, what was there and what came instead', () => {
    const [fault] = survivorFaults([mutant('Survived')], {}, files);
    expect(fault).toContain('\n    if (number === 0) {\n    - number === 0\n    + false');
  });

  it('looks at the files of its part alone, but at every name that is listed', () => {
    const survivors = { [file]: [listed], 'src/recargas/gone.ts': [listed] };
    expect(survivorFaults([], survivors, { judged: [], all: [file] })).toEqual([
      'src/recargas/gone.ts: survivors are listed, but the file is not mutated.',
    ]);
  });
});

describe('the score', () => {
  const area = 'src/recargas';
  const mutants = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([status, length]) =>
      Array.from({ length }, () => mutant(status)),
    );

  it('counts time-outs as killed, and leaves out what broke the run or was ignored', () => {
    const all = mutants({ Killed: 5, Timeout: 1, Survived: 1, NoCoverage: 1, RuntimeError: 3 });
    const [count, other] = countAreas([area, 'src/components/mask'], [...all, mutant('Ignored')]);
    expect(count).toEqual({ area, killed: 6, survived: 2, broken: 3, ignored: 1 });
    expect(other).toMatchObject({ killed: 0, survived: 0 });
    expect(count && score(count)).toBe(75);
  });

  it.each([
    [{ Killed: 85, Survived: 15 }, false, []],
    [{ Killed: 84, Survived: 16 }, false, [`${area}: 84.00 % killed, under 85 %.`]],
    [{ Killed: 84, Survived: 16 }, true, [`${area}: 84.00 % killed, under 85 %.`]],
    [{ RuntimeError: 9 }, false, [`${area}: no mutant was judged.`]],
    [{}, true, []],
  ])('of %j, as a part: %j, has the faults %j', (counts, isPart, faults) => {
    expect(scoreFaults(countAreas([area], mutants(counts)), isPart)).toEqual(faults);
  });
});

describe('dealOut', () => {
  const weighed = [4, 9, 1, 5, 3].map((weight) => ({ file: `file${weight}`, weight }));

  it('gives each file to one part, and to each about the same weight', () => {
    expect(dealOut(weighed, { part: 1, of: 2 })).toEqual(['file3', 'file9']);
    expect(dealOut(weighed, { part: 2, of: 2 })).toEqual(['file1', 'file4', 'file5']);
  });

  it('gives a single part everything', () => {
    expect(dealOut(weighed, { part: 1, of: 1 })).toHaveLength(5);
  });
});

function twice<T>(one: T): T[] {
  return [one, one];
}
