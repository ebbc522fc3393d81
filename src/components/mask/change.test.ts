import { describe, expect, test } from 'vitest';
import { readChange } from './change';
import { placeOf } from './edit';
import { History } from './history';

describe('readChange', () => {
  test.each([
    ['typing at the end', '551', [3, 3], '5512', 4, [3, 3, '2']],
    ['typing a digit that stands beside', '551', [1, 1], '5551', 2, [1, 1, '5']],
    ['a selection replaced', '551 234', [2, 5], '55934', 3, [2, 5, '9']],
    [
      'a paste that begins as the selection did',
      '521',
      [0, 3],
      '5215512345678',
      13,
      [0, 3, '5215512345678'],
    ],
    ['one Backspace', '551 234', [6, 6], '551 24', 5, [5, 6, '']],
    ['one Backspace among equals', '**3', [1, 1], '*3', 0, [0, 1, '']],
    ['one Delete among equals', '**3', [1, 1], '*3', 1, [1, 2, '']],
    ['a word deleted', '551 234', [7, 7], '551 ', 4, [4, 7, '']],
    ['a word corrected elsewhere', 'Jose Lopez', [10, 10], 'José Lopez', 10, [3, 10, 'é Lopez']],
  ] as const)('reads %s', (_, text, [start, end], after, caret, [from, to, inserted]) => {
    const shown = { text, places: [], start, end };
    expect(readChange(shown, after, caret)).toEqual({ from, to, inserted });
  });
});

test.each([
  [[0, 1, 2, 3, 3, 4], 3, 3, 3],
  [[0, 1, 2, 3, 3, 4], 3, 4, 4],
  [[0, 1, 2, 3, 3, 4], 3, 9, 4],
  [[0, 1, 2, 3, 3, 4], 9, 0, 5],
])('finds in %j the place with %i before it, near %i', (places, caret, wished, place) => {
  expect(placeOf(places, caret, wished)).toBe(place);
});

describe('History', () => {
  const at = (raw: string) => ({ raw, caret: raw.length });

  test('undoes what was typed in one go as one step', () => {
    const history = new History();
    history.record(at(''), at('5'), true);
    history.record(at('5'), at('55'), true);
    history.record(at('55'), at('5'), false);
    expect([history.undo(), history.undo(), history.undo()]).toEqual([at('55'), at(''), undefined]);
    expect([history.redo(), history.redo(), history.redo()]).toEqual([
      at('55'),
      at('5'),
      undefined,
    ]);
  });

  test('keeps typing apart from the deletion before it', () => {
    const history = new History();
    history.record(at('55'), at('5'), false);
    history.record(at('5'), at('57'), true);
    expect(history.undo()).toEqual(at('5'));
  });

  test('forgets what was undone once something else is done', () => {
    const history = new History();
    history.record(at(''), at('5'), true);
    history.undo();
    history.record(at(''), at('9'), false);
    expect(history.redo()).toBeUndefined();
    expect(history.undo()).toEqual(at(''));
  });

  test('forgets everything when cleared', () => {
    const history = new History();
    history.record(at(''), at('5'), true);
    history.clear();
    expect(history.undo()).toBeUndefined();
  });

  test('keeps a hundred steps', () => {
    const history = new History();
    for (let step = 0; step < 150; step += 1) history.record(at('1'), at('2'), false);
    const undone = Array.from({ length: 150 }, () => history.undo()).filter(Boolean);
    expect(undone).toHaveLength(100);
  });
});
