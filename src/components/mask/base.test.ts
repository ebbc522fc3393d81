import { describe, expect, test } from 'vitest';
import { captureBase, guessSelection, liftBase, readEdit } from './base';
import { maskOf, type MaskName } from './masks';

const phone = maskOf('phone');

describe('captureBase', () => {
  test('keeps what is shown and selected, and the caret to go back to', () => {
    expect(captureBase(phone, '5512', { start: 1, end: 5 })).toEqual({
      shown: { text: '551 2', places: [0, 1, 2, 3, 3, 4], start: 1, end: 5 },
      raw: '5512',
      origin: { raw: '5512', caret: 4 },
    });
  });

  test.each([
    [0, 0],
    [4, 3],
    [9, 4],
  ])('counts for the place %i the caret %i', (end, caret) => {
    expect(captureBase(phone, '5512', { start: 0, end }).origin.caret).toBe(caret);
  });
});

describe('guessSelection', () => {
  test.each([
    ['typing', 1, 4, 'insertText', 3],
    ['a Backspace', -1, 3, 'deleteContentBackward', 4],
    ['a Delete', -1, 3, 'deleteContentForward', 3],
    ['more than stands before the caret', 5, 3, 'insertFromPaste', 0],
  ])('puts the caret before %s where it must have been', (_, grown, caret, inputType, start) => {
    expect(guessSelection(grown, caret, inputType)).toEqual({ start, end: start });
  });
});

describe('liftBase', () => {
  test.each([
    [
      'in the middle',
      '5512345678',
      [1, 5],
      '534 56 78',
      1,
      '5345678',
      [0, 1, 2, 3, 3, 4, 5, 5, 6, 7],
    ],
    ['to the end', '5512', [3, 5], '551', 3, '551', [0, 1, 2, 3]],
    ['everything', '5512', [0, 5], '', 0, '', [0]],
  ] as const)(
    'leaves without what was dragged %s',
    (_, raw, [start, end], text, caret, left, places) => {
      const base = captureBase(phone, raw, { start, end });
      expect(liftBase(base, text, caret)).toEqual({
        shown: { text, places, start: caret, end: caret },
        raw: left,
        origin: base.origin,
      });
    },
  );

  test('counts from the end where the display is longer than it knows', () => {
    const shown = { text: '551 2', places: [0], start: 3, end: 5 };
    const origin = { raw: '5512', caret: 4 };
    expect(liftBase({ shown, raw: '5512', origin }, '551', 3).raw).toBe('5512');
  });
});

/** Takes a caret (`55|1`) or a selection (`5[51]`) out of a text. */
function unmark(marked: string) {
  const start = marked.search(/[|[]/);
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start;
  return { text: marked.replace(/[|[\]]/g, ''), start, end };
}

function read(mask: MaskName, before: string, after: string, inputType: string) {
  const { text: shown, ...selection } = unmark(before);
  const { text, start: caret } = unmark(after);
  const base = captureBase(maskOf(mask), maskOf(mask).clean(shown), selection);
  return readEdit(maskOf(mask), base, text, caret, inputType);
}

describe('readEdit', () => {
  test.each<[string, MaskName, string, string, string, string | undefined]>([
    ['typing', 'phone', '551|', '5512|', 'insertText', '5512|'],
    ['typing in the middle', 'phone', '5|51 2', '59|51 2', 'insertText', '59|512'],
    ['typing over a selection', 'phone', '5[51] 2', '59| 2', 'insertText', '59|2'],
    ['refused typing', 'phone', '551|', '551x|', 'insertText', undefined],
    ['one too many', 'phone', '551 234 56 78|', '551 234 56 789|', 'insertText', undefined],
    ['a Backspace', 'phone', '551 2|', '551 |', 'deleteContentBackward', '551|'],
    ['a Backspace on a separator', 'phone', '551 |2', '551|2', 'deleteContentBackward', '55|2'],
    ['a Delete on a separator', 'phone', '551| 2', '551|2', 'deleteContentForward', '551|'],
    ['a separator deleted alone', 'phone', '551[ ]2', '551|2', 'deleteContent', '551|2'],
    ['a Backspace in nothing', 'name', '|', '|', 'deleteContentBackward', '|'],
    ['a selection deleted', 'phone', '5[51 2]34', '5|34', 'deleteContent', '5|34'],
    ['a group deleted', 'name', '[Ana] María', '| María', 'deleteContent', '|María'],
    ['a link set free', 'name', "Ana [O]'B", "Ana |'B", 'deleteContent', 'Ana |B'],
    ['a link left behind', 'name', "Ana O'[B]", "Ana O'|", 'deleteContent', "Ana O'|"],
  ])('reads %s', (_, mask, before, after, inputType, expected) => {
    const edited = read(mask, before, after, inputType);
    const marked =
      edited && `${edited.raw.slice(0, edited.caret)}|${edited.raw.slice(edited.caret)}`;
    expect(marked).toBe(expected);
  });

  test.each(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'])(
    'reads even one digit too many of %s',
    (inputType) => {
      const edited = read('phone', '551 234 56 78|', '551 234 56 789|', inputType);
      expect(edited).toEqual({ raw: '55123456789', caret: 11, isTyping: false });
    },
  );

  test('reads what takes the place of a surplus', () => {
    const edited = read('phone', '551 234 56 78 [9]', '551 234 56 78 0|', 'insertText');
    expect(edited).toEqual({ raw: '55123456780', caret: 11, isTyping: true });
  });

  test.each(['insertText', 'insertCompositionText'])('never cuts several digits of %s', (type) => {
    const edited = read('phone', '551 234 56 7|', '551 234 56 789|', type);
    expect(edited?.raw).toBe('55123456789');
  });

  test.each<[string, MaskName, string, string, string, boolean]>([
    ['one digit', 'phone', '551', '5512', 'insertText', true],
    ['one letter of two code units', 'name', 'A', 'A𐐔', 'insertText', true],
    ['what an IME composes', 'phone', '551', '55123', 'insertCompositionText', true],
    ['several digits', 'phone', '551', '55123', 'insertText', false],
    ['one digit pasted', 'phone', '551', '5512', 'insertFromPaste', false],
    ['a deletion', 'phone', '551', '55', 'deleteContentBackward', false],
  ])('tells whether %s is typing', (_, mask, before, after, inputType, isTyping) => {
    expect(read(mask, `${before}|`, `${after}|`, inputType)?.isTyping).toBe(isTyping);
  });
});
