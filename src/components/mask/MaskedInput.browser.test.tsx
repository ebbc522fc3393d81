import { describe, expect, test, vi } from 'vitest';
import { announce, bareField, erase, look, put, select, type } from './testing/harness';
import { MaskedInput } from './MaskedInput';
import { maskOf } from './masks';

function elementWith(value: string): HTMLInputElement {
  const element = document.createElement('input');
  element.value = value;
  return element;
}

describe('an element', () => {
  test('shows the display of a value that is cleaned', () => {
    const input = new MaskedInput(maskOf('phone'), '55-12');
    const element = elementWith('551 2');
    expect(input.attach(element, vi.fn())).toBe(false);
    expect([input.raw, input.display, element.value]).toEqual(['5512', '551 2', '551 2']);
  });

  test('keeps its caret when it is attached', () => {
    const { input, element } = bareField('phone', '551');
    select(element, 1);
    input.attach(element, vi.fn());
    expect(element.selectionStart).toBe(1);
  });

  test('gives what was typed in it before, without telling', () => {
    const input = new MaskedInput(maskOf('phone'), '');
    const element = elementWith('+52 55 1234 5678');
    const onChange = vi.fn();
    expect(input.attach(element, onChange)).toBe(true);
    expect([input.raw, element.value]).toEqual(['5512345678', '551 234 56 78']);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('gives nothing of what the mask hides', () => {
    const input = new MaskedInput(maskOf('cvv'), '739');
    const element = elementWith('123');
    expect(input.attach(element, vi.fn())).toBe(false);
    expect([input.raw, element.value]).toEqual(['739', '**9']);
  });

  test('is let go of when it is detached', () => {
    const { input, element, told } = bareField('phone', '551');
    input.detach();
    input.set('99');
    input.undo();
    element.value = '7';
    input.adopt();
    expect([input.raw, element.value, told]).toEqual(['99', '7', []]);
  });

  test('takes no announcement over to the next one', () => {
    const field = bareField('phone', '555');
    select(field.element, 0);
    announce(field, 'insertText', '5');
    field.input.detach();
    field.input.attach(field.element, vi.fn());
    select(field.element, 3);
    put(field, 'insertText', '5');
    field.input.undo();
    expect(look(field)).toEqual(['555', 3, 3]);
  });
});

describe('the program', () => {
  test('sets a cleaned value, tells nobody and leaves nothing to undo', () => {
    const field = bareField('phone');
    type(field, '55');
    field.input.set('99-8');
    field.input.undo();
    expect([field.input.raw, field.element.value, field.told]).toEqual(['998', '998', ['5', '55']]);
  });

  test('sets a value between the announcement of a change and the change', () => {
    const field = bareField('phone', '551');
    announce(field, 'insertText', '2');
    field.input.set('99');
    put(field, 'insertText', '2');
    expect([look(field), field.told]).toEqual([['992', 3, 3], ['992']]);
    field.input.undo();
    expect(look(field)).toEqual(['99', 2, 2]);
  });
});

describe('a person', () => {
  test('empties the field in a step of its own', () => {
    const field = bareField('phone', '551');
    field.input.clear();
    type(field, '7');
    field.input.undo();
    expect([look(field), field.told]).toEqual([
      ['', 0, 0],
      ['', '7', ''],
    ]);
    field.input.undo();
    expect(look(field)).toEqual(['551', 3, 3]);
  });

  test('empties an empty field and is told nothing', () => {
    const field = bareField('phone');
    field.input.clear();
    field.input.undo();
    expect(field.told).toEqual([]);
  });

  test('types, and undoes it in one step', () => {
    const field = bareField('phone');
    type(field, '5512');
    expect([look(field), field.told]).toEqual([
      ['551 2', 5, 5],
      ['5', '55', '551', '5512'],
    ]);
    field.input.undo();
    field.input.undo();
    expect([look(field), field.told.at(-1), field.told.length]).toEqual([['', 0, 0], '', 5]);
    field.input.redo();
    field.input.redo();
    expect([look(field), field.told.length]).toEqual([['551 2', 5, 5], 6]);
  });

  test('types over a selection', () => {
    const field = bareField('phone', '5512');
    select(field.element, 1, 3);
    type(field, '9');
    expect([look(field), field.told]).toEqual([['592', 2, 2], ['592']]);
  });

  test.each([
    ['a caret', 1, 1],
    ['a selection', 1, 3],
  ])('keeps %s when the mask refuses what is typed', (_, start, end) => {
    const field = bareField('phone', '5512345678');
    select(field.element, start, end);
    type(field, 'x');
    expect([look(field), field.told]).toEqual([['551 234 56 78', start, end], []]);
    field.input.undo();
    expect(look(field)).toEqual(['551 234 56 78', start, end]);
  });

  test('is told nothing when a character is typed over itself, and undoes what was before', () => {
    const field = bareField('phone', '551');
    type(field, '2');
    select(field.element, 0, 1);
    type(field, '5');
    expect([look(field), field.told]).toEqual([['551 2', 1, 1], ['5512']]);
    field.input.undo();
    expect(field.element.value).toBe('551');
  });

  test('changes nothing by a change of nothing', () => {
    const field = bareField('phone', '5512');
    select(field.element, 1);
    announce(field, 'insertText', '');
    put(field, 'insertText', '');
    expect([look(field), field.told]).toEqual([['551 2', 1, 1], []]);
  });

  test.each([
    ['deleteContentBackward', 5],
    ['deleteContentForward', 3],
  ])('erases by %s', (inputType, place) => {
    const field = bareField('phone', '5512');
    select(field.element, place);
    erase(field, inputType);
    expect(field.told).toEqual(['551']);
    expect(look(field)).toEqual(['551', 3, 3]);
    field.input.undo();
    expect(field.element.value).toBe('551 2');
  });

  test('puts the caret on the side of a separator where it was', () => {
    const field = bareField('phone', '55123');
    select(field.element, 5);
    erase(field);
    expect(look(field)).toEqual(['551 3', 4, 4]);
    field.input.undo();
    expect(look(field)).toEqual(['551 23', 5, 5]);
  });

  test('selects nothing where the focus is elsewhere', () => {
    const field = bareField('phone', '551');
    select(field.element, 1);
    type(field, '7');
    field.element.blur();
    const spy = vi.spyOn(field.element, 'setSelectionRange');
    field.input.undo();
    expect([field.element.value, spy.mock.calls]).toEqual(['551', []]);
  });

  test('writes nothing that shows already', () => {
    const field = bareField('phone', '551');
    const spy = vi.spyOn(field.element, 'value', 'set');
    announce(field, 'insertText', '2');
    put(field, 'insertText', ' 2');
    expect([field.told, spy.mock.calls]).toEqual([['5512'], []]);
  });

  test('keeps a selection that is right already', () => {
    const field = bareField('phone', '551');
    const spy = vi.spyOn(field.element, 'setSelectionRange');
    type(field, '2');
    spy.mockClear();
    put(field, 'deleteContentBackward', '');
    expect(spy).not.toHaveBeenCalled();
  });

  test('leaves a finished name behind', () => {
    const field = bareField('name', 'Ana');
    type(field, ' ');
    field.element.blur();
    expect([field.element.value, field.told, field.left]).toEqual([
      'Ana',
      ['Ana ', 'Ana'],
      ['Ana'],
    ]);
  });

  test('types past the last group of a name in vain', () => {
    const field = bareField('name');
    type(field, 'Ana de la O y Paz  Gil');
    expect(look(field)).toEqual(['Ana de la O y ', 14, 14]);
    expect(field.told.at(-1)).toBe('Ana de la O y ');
    field.element.blur();
    expect([field.element.value, field.left]).toEqual(['Ana de la O y', ['Ana de la O y']]);
  });

  test('ends what was announced by leaving', () => {
    const field = bareField('phone', '555');
    select(field.element, 0);
    announce(field, 'insertText', '5');
    field.element.blur();
    field.element.focus();
    select(field.element, 3);
    put(field, 'insertText', '5');
    field.input.undo();
    expect(look(field)).toEqual(['555', 3, 3]);
  });
});
