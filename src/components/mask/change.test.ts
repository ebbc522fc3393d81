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
    ['a selection deleted, wherever the caret is left', '1212', [0, 2], '12', 2, [0, 2, '']],
    ['a selection that is where its paste goes on', '12345', [2, 4], '123495', 5, [2, 4, '349']],
    ['typing far from the caret that was', '551', [0, 0], '5512', 4, [3, 3, '2']],
    ['typing elsewhere a digit that stands beside', '155', [0, 0], '1555', 2, [1, 1, '5']],
    ['typing before everything, with the caret elsewhere', '123', [1, 1], '9123', 1, [0, 0, '9']],
    ['a text that ends as the selection began', '12', [1, 2], '91', 2, [0, 2, '91']],
    ['a text that begins as the selection ended', '12', [0, 1], '29', 2, [0, 2, '29']],
    ['a correction around the caret', 'ana lopez', [0, 0], 'ana pérez', 5, [4, 7, 'pér']],
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
  [[0, 1, 2], 0, 2, 0],
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

  test('keeps typing apart that went on elsewhere', () => {
    const history = new History();
    history.record(at(''), at('5'), true);
    history.record({ raw: '5', caret: 0 }, { raw: '75', caret: 1 }, true);
    history.record({ raw: '55', caret: 1 }, { raw: '575', caret: 2 }, true);
    expect(history.undo()).toEqual({ raw: '55', caret: 1 });
    expect(history.undo()).toEqual({ raw: '5', caret: 0 });
  });

  test.each([
    ['new', false],
    ['cleared', true],
  ])('stays at its ends however often it is asked when it is %s', (_, isCleared) => {
    const history = new History();
    if (isCleared) history.clear();
    expect([history.undo(), history.redo()]).toEqual([undefined, undefined]);
    history.record(at(''), at('5'), true);
    expect([history.undo(), history.undo()]).toEqual([at(''), undefined]);
    expect([history.redo(), history.redo()]).toEqual([at('5'), undefined]);
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
