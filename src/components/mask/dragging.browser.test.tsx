import { describe, expect, test } from 'vitest';
import {
  announce,
  bareField,
  insert,
  look,
  put,
  select,
  tell,
  type,
  type BareField,
} from './testing/harness';

/** Drags the selection out of the field. */
function lift(field: BareField): void {
  tell(field, new DragEvent('dragstart', { bubbles: true }));
  announce(field, 'deleteByDrag');
  put(field, 'deleteByDrag', '');
}

function endDrag(field: BareField): void {
  tell(field, new DragEvent('dragend', { bubbles: true }));
}

describe('a drag', () => {
  test.each([
    ['forwards', 0, 2, 9, '123 456 55 78', 11, '1234565578'],
    ['backwards', 8, 10, 0, '565 512 34 78', 2, '5655123478'],
  ])('moves text %s within the field, in one step', (_, start, end, to, display, caret, raw) => {
    const field = bareField('phone', '5512345678');
    select(field.element, start, end);
    const text = field.element.value.slice(start, end);
    lift(field);
    expect(field.told).toEqual([]);
    select(field.element, to);
    insert(field, 'insertFromDrop', text);
    endDrag(field);
    expect(field.told).toHaveLength(1);
    expect([look(field), field.input.raw]).toEqual([[display, caret, caret], raw]);
    field.input.undo();
    expect(look(field)).toEqual(['551 234 56 78', end, end]);
  });

  test('that ends elsewhere takes its text away', () => {
    const field = bareField('phone', '5512');
    select(field.element, 0, 2);
    lift(field);
    expect([field.element.value, field.told]).toEqual(['1 2', []]);
    endDrag(field);
    expect([look(field), field.told]).toEqual([['12', 2, 2], ['12']]);
    type(field, '9');
    field.input.undo();
    expect(field.element.value).toBe('12');
    field.input.undo();
    expect(look(field)).toEqual(['551 2', 2, 2]);
    field.element.value = '98';
    tell(field, new Event('change'));
    expect(field.told.at(-1)).toBe('98');
  });

  test('that ends nowhere changes nothing', () => {
    const field = bareField('phone', '555');
    select(field.element, 0, 2);
    tell(field, new DragEvent('dragstart'));
    announce(field, 'deleteByDrag');
    endDrag(field);
    expect([look(field), field.told]).toEqual([['555', 0, 2], []]);
    select(field.element, 3);
    put(field, 'insertText', '5');
    field.input.undo();
    expect(look(field)).toEqual(['555', 3, 3]);
  });

  test('that ends nowhere is over', () => {
    const field = bareField('phone', '555');
    tell(field, new DragEvent('dragstart'));
    endDrag(field);
    field.element.value = '98';
    tell(field, new Event('change'));
    expect(field.told).toEqual(['98']);
  });

  test('that is not announced is read from what it leaves', () => {
    const field = bareField('phone', '5512');
    tell(field, new DragEvent('dragstart'));
    select(field.element, 0, 2);
    put(field, 'deleteByDrag', '');
    expect([field.element.value, field.told]).toEqual(['12', ['12']]);
    endDrag(field);
    expect(field.told).toEqual(['12']);
  });

  test('keeps others from taking what it leaves', () => {
    const field = bareField('phone', '5512');
    select(field.element, 0, 2);
    lift(field);
    tell(field, new Event('change'));
    expect([field.element.value, field.told]).toEqual(['1 2', []]);
  });

  test('is over once something is dropped or typed', () => {
    const field = bareField('phone', '5512');
    tell(field, new DragEvent('dragstart'));
    insert(field, 'insertFromDrop', '34');
    field.element.value = '98';
    tell(field, new Event('change'));
    expect(field.told).toEqual(['551234', '98']);
  });
});
