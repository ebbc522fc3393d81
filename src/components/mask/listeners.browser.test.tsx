import { describe, expect, test } from 'vitest';
import { announce, bareField, look, press, put, select, tell, type } from './testing/harness';

describe('the keys of the history', () => {
  test.each<[string, string, KeyboardEventInit, string]>([
    ['undo by Control+Z', 'z', { ctrlKey: true }, '5'],
    ['undo by Command+Z', 'z', { metaKey: true }, '5'],
    ['undo with the capitals locked', 'Z', { ctrlKey: true }, '5'],
    ['leave Z alone', 'z', {}, '57'],
    ['leave Z alone while an IME composes', 'z', { ctrlKey: true, isComposing: true }, '57'],
    ['leave Control+Alt+Z alone', 'z', { ctrlKey: true, altKey: true }, '57'],
    ['leave Control+Shift+Y alone', 'Y', { ctrlKey: true, shiftKey: true }, '57'],
    ['leave Control+B alone', 'b', { ctrlKey: true }, '57'],
  ])('%s', (_, key, modifiers, raw) => {
    const field = bareField('phone', '5');
    type(field, '7');
    expect(press(field, key, modifiers)).toBe(raw === '57');
    expect(field.input.raw).toBe(raw);
  });

  test.each<[string, KeyboardEventInit]>([
    ['y', { ctrlKey: true }],
    ['Z', { ctrlKey: true, shiftKey: true }],
    ['Z', { metaKey: true, shiftKey: true }],
  ])('do again by %s with %o', (key, modifiers) => {
    const field = bareField('phone', '5');
    type(field, '7');
    field.input.undo();
    expect(press(field, key, modifiers)).toBe(false);
    expect(field.input.raw).toBe('57');
  });

  test('have their like in the menu of the browser', () => {
    const field = bareField('phone', '5');
    type(field, '7');
    expect(announce(field, 'historyUndo')).toBe(false);
    expect(field.input.raw).toBe('5');
    expect(announce(field, 'historyRedo')).toBe(false);
    expect(field.input.raw).toBe('57');
  });

  test('announce no change by a step', () => {
    const field = bareField('phone', '55');
    type(field, '5');
    announce(field, 'historyUndo');
    select(field.element, 0);
    put(field, 'insertText', '5');
    field.input.undo();
    expect(look(field)).toEqual(['55', 0, 0]);
  });

  test.each(['readOnly', 'disabled'] as const)('do nothing in a field that is %s', (state) => {
    const field = bareField('phone', '5');
    type(field, '7');
    field.element[state] = true;
    expect(press(field, 'z', { ctrlKey: true })).toBe(false);
    expect(field.input.raw).toBe('57');
  });
});

describe('what the browser tells', () => {
  test('is a whole text where it tells no kind', () => {
    const field = bareField('phone', '5512345678');
    field.element.value = '551 234 56 789';
    tell(field, new Event('input'));
    expect(field.told).toEqual(['55123456789']);
  });

  test('of a paste, a field that hides makes by itself', () => {
    const field = bareField('cvv');
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '７３９');
    const paste = new InputEvent('beforeinput', { cancelable: true, inputType: 'insertFromPaste' });
    // WebKit's constructor takes none.
    Object.defineProperty(paste, 'dataTransfer', { value: dataTransfer });
    tell(field, paste);
    expect([paste.defaultPrevented, field.told]).toEqual([true, ['739']]);
  });

  test('of leaving, comes after what was left', () => {
    const field = bareField('name', 'Ana');
    field.element.value = 'Ana María ';
    field.element.blur();
    expect([field.told, field.left]).toEqual([['Ana María ', 'Ana María'], ['Ana María']]);
  });

  test('is nothing to a field that has stopped listening', async () => {
    const field = bareField('phone', '551');
    field.unlisten();
    type(field, 'x');
    field.element.blur();
    field.element.form?.reset();
    field.input.set('98');
    field.element.value = '7';
    field.element.form?.reset();
    await Promise.resolve();
    expect([field.input.raw, field.told, field.left]).toEqual(['98', [], []]);
  });
});

describe('a form that is reset', () => {
  test('puts the first value back, tells it and leaves nothing to undo', async () => {
    const field = bareField('phone', '5512');
    type(field, '34');
    field.element.form?.reset();
    await Promise.resolve();
    expect([field.input.raw, field.element.value]).toEqual(['5512', '551 2']);
    field.input.undo();
    expect([field.input.raw, field.told]).toEqual(['5512', ['55123', '551234', '5512']]);
  });

  test('changes nothing when it is kept from it', async () => {
    const field = bareField('phone', '5512');
    const { form } = field.element;
    form?.addEventListener('reset', (event) => {
      event.preventDefault();
    });
    type(field, '34');
    form?.reset();
    await Promise.resolve();
    expect(field.input.raw).toBe('551234');
    field.input.undo();
    expect(field.input.raw).toBe('5512');
  });

  test('changes nothing in the fields of another', async () => {
    const field = bareField('phone', '5512');
    const other = document.body.appendChild(document.createElement('form'));
    field.element.value = '98';
    other.reset();
    await Promise.resolve();
    expect([field.input.raw, field.element.value]).toEqual(['5512', '98']);
  });
});
