import { describe, expect, test } from 'vitest';
import type { MaskName } from './masks';
import {
  announce,
  bareField,
  look,
  put,
  select,
  tell,
  type,
  type BareField,
} from './testing/harness';

/** Composes a text step by step, as IMEs do, in place of the selection. */
function compose(field: BareField, ...steps: string[]): void {
  const { element } = field;
  tell(field, new CompositionEvent('compositionstart', { bubbles: true }));
  const start = element.selectionStart ?? 0;
  for (const text of steps) {
    announce(field, 'insertCompositionText', text);
    put(field, 'insertCompositionText', text);
    select(element, start, start + text.length);
  }
  select(element, element.selectionEnd ?? 0);
}

function endComposing(field: BareField): void {
  tell(field, new CompositionEvent('compositionend', { bubbles: true }));
}

describe('an IME', () => {
  test('is left alone, and followed, until it is done', () => {
    const field = bareField('phone', '5');
    compose(field, '１', '１２');
    expect([field.element.value, field.told]).toEqual(['5１２', ['51', '512']]);
    expect(field.input.composing.getSnapshot()).toBe(true);
    endComposing(field);
    expect([look(field), field.told]).toEqual([
      ['512', 3, 3],
      ['51', '512'],
    ]);
    expect(field.input.composing.getSnapshot()).toBe(false);
    field.input.undo();
    expect(look(field)).toEqual(['5', 1, 1]);
  });

  test('is one go of typing with the keys around it', () => {
    const field = bareField('phone', '5');
    type(field, '5');
    compose(field, '１', '１２');
    endComposing(field);
    type(field, '3');
    field.input.undo();
    expect(field.element.value).toBe('5');
  });

  test('is refused as a whole', () => {
    const field = bareField('phone', '5512345678');
    select(field.element, 3);
    compose(field, '９');
    expect([field.element.value, field.told]).toEqual(['551９ 234 56 78', []]);
    endComposing(field);
    expect([look(field), field.told]).toEqual([['551 234 56 78', 3, 3], []]);
  });

  test('is never cut: what is too long stays to be seen', () => {
    const field = bareField('phone', '551234567');
    compose(field, '８９');
    endComposing(field);
    expect([field.element.value, field.told]).toEqual(['551 234 56 78 9', ['55123456789']]);
  });

  test.each<[MaskName, string[], string]>([
    ['phone', ['+52', ' 55', ' 1234', ' 5678'], '551 234 56 78'],
    ['phone', ['＋52', '155', '1234', '5678'], '551 234 56 78'],
    ['phone', ['+65', '6123', '4567'], '+6561234567'],
    ['expiry', ['3/', '2024'], '03/2024'],
    ['name', ['Ana', ' Paz'], 'Ana Paz'],
  ])('means in %s by the parts %j what it would mean in one', (mask, parts, display) => {
    const field = bareField(mask);
    for (const part of parts) {
      compose(field, part.slice(0, 1), part);
      endComposing(field);
    }
    expect(field.element.value).toBe(display);
  });

  test('goes on over a value that the program sets', () => {
    const field = bareField('phone', '5');
    compose(field, '１');
    field.input.set('98');
    put(field, 'insertCompositionText', '７');
    expect(field.told).toEqual(['51']);
    endComposing(field);
    expect([field.element.value, field.told]).toEqual(['987', ['51', '987']]);
  });

  test('that gives up in the middle takes nothing with it', () => {
    const field = bareField('phone', '5512');
    select(field.element, 1);
    compose(field, '７', '');
    endComposing(field);
    expect(look(field)).toEqual(['551 2', 1, 1]);
  });

  test('that gives up leaves the field as it was', () => {
    const field = bareField('phone', '551');
    compose(field, '１', '');
    expect(field.told).toEqual(['5511', '551']);
    endComposing(field);
    field.input.undo();
    expect([look(field), field.told]).toEqual([
      ['551', 3, 3],
      ['5511', '551'],
    ]);
  });

  test('that ends with less than it has shown takes it back', () => {
    const field = bareField('phone', '551');
    compose(field, '１');
    select(field.element, 3, 4);
    field.element.setRangeText('', 3, 4, 'end');
    endComposing(field);
    expect([look(field), field.told]).toEqual([
      ['551', 3, 3],
      ['5511', '551'],
    ]);
  });

  test('replaces a selection', () => {
    const field = bareField('phone', '5512');
    select(field.element, 1, 3);
    compose(field, '９');
    endComposing(field);
    expect([look(field), field.told.at(-1)]).toEqual([['592', 2, 2], '592']);
  });

  test('keeps others from taking its text', () => {
    const field = bareField('phone', '5');
    compose(field, '１');
    field.element.value = '5x';
    tell(field, new Event('change'));
    expect([field.element.value, field.told]).toEqual(['5x', ['51']]);
  });

  test('is read, though a field hides', () => {
    const field = bareField('cvv', '7');
    compose(field, '３');
    expect([field.input.composing.getSnapshot(), field.told]).toEqual([true, ['73']]);
    endComposing(field);
    expect(look(field)).toEqual(['**', 2, 2]);
  });
});
