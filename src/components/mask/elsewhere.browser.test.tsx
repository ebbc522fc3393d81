import { describe, expect, test, vi } from 'vitest';
import {
  announce,
  bareField,
  erase,
  insert,
  look,
  press,
  put,
  select,
  type,
} from './testing/harness';

const AUTOFILL = 'insertReplacementText';

describe('a text from elsewhere', () => {
  test('is taken whole, and undone apart from what is typed after it', () => {
    const field = bareField('phone', '551');
    field.element.value = '55 1234-5678 9';
    field.input.adopt();
    expect([look(field), field.told]).toEqual([['551 234 56 78 9', 15, 15], ['55123456789']]);
    erase(field);
    erase(field);
    type(field, '0');
    for (const value of ['551 234 56 7', '551 234 56 78', '551 234 56 78 9', '551']) {
      field.input.undo();
      expect(field.element.value).toBe(value);
    }
    expect(look(field)).toEqual(['551', 3, 3]);
  });

  test('is a step of its own amid typing', () => {
    const field = bareField('phone');
    type(field, '5');
    field.element.value = '551';
    field.input.adopt();
    type(field, '2');
    for (const value of ['551', '5', '']) {
      field.input.undo();
      expect(field.element.value).toBe(value);
    }
  });

  test('is taken before the change that follows it', () => {
    const field = bareField('phone', '551');
    field.element.value = '98';
    type(field, '7');
    expect(field.told).toEqual(['98', '987']);
  });

  test('is nothing new where it is what shows', () => {
    const field = bareField('phone', '55123456789');
    field.input.adopt();
    field.input.undo();
    expect([field.element.value, field.told]).toEqual(['551 234 56 78 9', []]);
  });

  test.each([
    ['announced', true, 4],
    ['unannounced', false, 10],
  ])('that corrects a word, %s, puts the caret where it belongs', (_, isAnnounced, caret) => {
    const field = bareField('name', 'Jose Lopez');
    select(field.element, 0, 4);
    if (isAnnounced) insert(field, AUTOFILL, 'José');
    else put(field, AUTOFILL, 'José');
    expect([look(field), field.told]).toEqual([['José Lopez', caret, caret], ['José Lopez']]);
  });

  test('told without a kind of change is taken whole, even where one more is refused', () => {
    const field = bareField('phone', '5512345678');
    announce(field, 'insertText', '9');
    put(field, '', '9');
    expect(field.told).toEqual(['55123456789']);
  });
});

describe('a change that nobody announced', () => {
  test.each([
    ['typing', 'insertText', 4, 4, '9', ['551 92', 5], 4],
    ['a Backspace', 'deleteContentBackward', 1, 2, '', ['512', 1], 2],
    ['a Delete', 'deleteContentForward', 1, 2, '', ['512', 1], 1],
  ])('is read from the caret: %s', (_, inputType, start, end, text, [value, place], before) => {
    const field = bareField('phone', '5512');
    select(field.element, start, end);
    put(field, inputType, text);
    expect(look(field)).toEqual([value, place, place]);
    field.input.undo();
    expect(look(field)).toEqual(['551 2', before, before]);
  });

  test('is refused to the caret before it', () => {
    const field = bareField('phone', '551');
    select(field.element, 1);
    put(field, 'insertText', 'x');
    expect([look(field), field.told]).toEqual([['551', 1, 1], []]);
  });
});

describe('a field that hides', () => {
  test('makes every insertion by itself', () => {
    const field = bareField('cvv');
    const seen = vi.fn();
    field.element.addEventListener('input', seen);
    type(field, '739');
    expect([look(field), field.told]).toEqual([
      ['**9', 3, 3],
      ['7', '73', '739'],
    ]);
    select(field.element, 1, 2);
    type(field, '8');
    expect([look(field), field.told.at(-1)]).toEqual([['**9', 2, 2], '789']);
    type(field, 'x');
    type(field, '1');
    expect([look(field), field.told.length]).toEqual([['**9', 2, 2], 4]);
    expect(seen).not.toHaveBeenCalled();
    field.input.undo();
    expect(field.input.raw).toBe('739');
    field.input.undo();
    expect(field.input.raw).toBe('');
  });

  test('puts the caret where it was, though nothing else shows of what is undone', () => {
    const field = bareField('cvv', '73');
    select(field.element, 0, 1);
    type(field, '9');
    select(field.element, 1, 2);
    field.input.undo();
    expect([look(field), field.input.raw]).toEqual([['**', 1, 1], '73']);
  });

  test('erases as any other', () => {
    const field = bareField('cvv', '739');
    erase(field);
    select(field.element, 0);
    erase(field, 'deleteContentForward');
    expect([look(field), field.told]).toEqual([
      ['*', 0, 0],
      ['73', '3'],
    ]);
  });

  test('takes a paste whole, in a step of its own', () => {
    const field = bareField('cvv');
    insert(field, 'insertFromPaste', '7391');
    type(field, 'x');
    erase(field);
    erase(field);
    type(field, '2');
    for (const raw of ['73', '739', '7391', '']) {
      field.input.undo();
      expect(field.input.raw).toBe(raw);
    }
    press(field, 'y', { ctrlKey: true });
    expect([field.input.raw, field.element.value]).toEqual(['7391', '**9*']);
  });

  test('takes a text that comes without an announcement', () => {
    const field = bareField('cvv');
    field.element.value = '739';
    field.element.dispatchEvent(new Event('change'));
    expect([field.input.raw, field.element.value]).toEqual(['739', '**9']);
  });
});
