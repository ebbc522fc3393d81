import { describe, expect, test } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { fieldCases, input, renderField } from './testing/fields';

const caret = () => [input().selectionStart, input().selectionEnd];

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { Field, attributes, raw, display, rejected, middle } = field;

  test('has the attributes for keyboards and autofill', () => {
    renderField(Field);
    const names = ['autocomplete', 'inputmode', 'type', 'enterkeyhint', 'maxlength'];
    const values = names.map((name) => input().getAttribute(name));
    expect(values).toEqual([...attributes, null]);
  });

  test('formats while typing, and emits the raw value and an event for each character', async () => {
    const shown: string[] = [];
    const listen = () => void shown.push(input().value);
    const changes = renderField(Field);
    document.addEventListener('input', listen);
    await userEvent.keyboard(raw);
    document.removeEventListener('input', listen);
    expect(input().value).toBe(display);
    expect(changes).toEqual(Array.from(raw, (_, index) => raw.slice(0, index + 1)));
    expect([shown.length, shown.at(-1)]).toEqual([raw.length, display]);
  });

  test('rejects a character that it cannot have and keeps the caret', async () => {
    const changes = renderField(Field, { defaultValue: raw }, 1);
    await userEvent.keyboard(rejected);
    expect([input().value, caret(), changes]).toEqual([display, [1, 1], []]);
  });

  test('removes one character with each Backspace', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard('{Backspace}'.repeat(raw.length));
    expect(changes).toEqual(Array.from(raw, (_, index) => raw.slice(0, -1 - index)));
    expect([input().value, caret()]).toEqual(['', [0, 0]]);
  });

  test('accepts typing in the middle and keeps the caret there', async () => {
    const changes = renderField(Field, { defaultValue: raw.slice(0, -1) }, 1);
    await userEvent.keyboard(middle);
    const changed = raw.slice(0, 1) + middle + raw.slice(1, -1);
    const shown = input().value;
    expect([changes.at(-1), caret()]).toEqual([changed, [2, 2]]);
    renderField(Field, { defaultValue: changed });
    expect(shown).toBe(input().value);
  });

  test.each([
    ['a selection', 2, middle, [middle + raw.slice(2)]],
    ['a character that it equals', 1, raw.slice(0, 1), []],
  ])('replaces %s by typing', async (_, end, key, expected) => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, end);
    await userEvent.keyboard(key);
    expect([changes, caret()]).toEqual([expected, [1, 1]]);
  });

  // With WebDriver BiDi, Firefox does not dispatch typing events for characters without a key on a US keyboard.
  const isNotTyped = server.browser === 'firefox' && field.mask === 'name';

  test.skipIf(isNotTyped)('supports undo and redo', async () => {
    const changes = renderField(Field);
    await userEvent.keyboard(`${raw}{Backspace}`);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([input().value, input().selectionStart]).toEqual([display, display.length]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input().value).toBe('');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(changes.slice(-4)).toEqual([raw, '', raw, raw.slice(0, -1)]);
  });
});

const digits = fieldCases.filter(({ mask }) => mask !== 'name');

test.each(digits)('the mask $mask keeps a digit too many, and is not complete', async (field) => {
  const { Field, raw, middle } = field;
  const changes = renderField(Field, { defaultValue: raw }, 1);
  expect(input().checkValidity()).toBe(true);
  await userEvent.keyboard(middle);
  expect([changes, caret()]).toEqual([[raw.slice(0, 1) + middle + raw.slice(1)], [2, 2]]);
  expect(input().checkValidity()).toBe(false);
  await userEvent.keyboard('{Backspace}');
  expect([changes.at(-1), input().checkValidity()]).toEqual([raw, true]);
});

const separated = digits.filter(({ mask }) => mask !== 'cvv');

describe.each(separated)('the separator of the mask $mask', ({ Field, raw, display }) => {
  const at = display.search(/\D/);
  const without = (index: number) => [raw.slice(0, index) + raw.slice(index + 1)];

  test.each([
    ['is skipped by Backspace, which deletes the digit before it', at + 1, 'Backspace', at - 1],
    ['is skipped by Delete, which deletes the digit after it', at, 'Delete', at],
    ['keeps the caret on its side when a digit is deleted', at + 2, 'Backspace', at + 1],
  ])('%s', async (_, start, key, end) => {
    const changes = renderField(Field, { defaultValue: raw }, start);
    await userEvent.keyboard(`{${key}}`);
    expect([changes, caret()]).toEqual([without(Math.min(end, at)), [end, end]]);
  });
});
