import { expect, test } from 'vitest';
import { bareField } from './testing/harness';
import { rawElement } from './rawElement';

test('reads and takes the raw value', () => {
  const { element, input } = bareField('phone', '5512345678');
  const face = rawElement(element, input);
  expect([face.value, face.defaultValue]).toEqual(['5512345678', '5512345678']);
  face.value = '98-7';
  expect([face.value, face.defaultValue, element.value]).toEqual(['987', '5512345678', '987']);
});

test.each<[unknown, string]>([
  [55, '55'],
  [null, ''],
  [undefined, ''],
  [['7'], ''],
])('takes the value %j as "%s"', (value, raw) => {
  const { element, input } = bareField(typeof value === 'number' ? 'phone' : 'name', 'Ana');
  Object.assign(rawElement(element, input), { value });
  expect([input.raw, element.value]).toEqual([raw, raw]);
});

test('is the element in all else', () => {
  const { element, input } = bareField('phone', '551');
  const face = rawElement(element, input);
  face.name = 'phone';
  expect([element.name, face.type, face.isConnected]).toEqual(['phone', 'text', true]);
  expect(face.constructor).toBe(HTMLInputElement);
  face.setSelectionRange(1, 2);
  expect([element.selectionStart, element.selectionEnd]).toEqual([1, 2]);
  expect(Reflect.set(face, 'name', 'other')).toBe(true);
});

test('is the same for the same element alone', () => {
  const { element, input } = bareField('phone');
  const face = rawElement(element, input);
  expect(rawElement(element, input) === face).toBe(true);
  expect(rawElement(document.createElement('input'), input) === face).toBe(false);
});
