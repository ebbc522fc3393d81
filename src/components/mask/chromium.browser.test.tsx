import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { maskOf } from './masks';
import { fieldCases, input, renderField, type FieldCase } from './testing/fields';

// Chromium alone lets a test drag, and compose as an IME does, through the browser itself.

const all = '{Control>}a{/Control}';

interface Protocol {
  send(method: string, parameters: Record<string, unknown>): Promise<unknown>;
}

const protocol = cdp() as Protocol;

function formatted({ mask }: FieldCase, raw: string): string {
  return maskOf(mask).format(raw);
}

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { Field, raw, display, pasted } = field;

  test('takes what is dropped on it', async () => {
    const told = renderField(Field);
    const source = document.body.appendChild(document.createElement('p'));
    source.textContent = pasted;
    window.getSelection()?.selectAllChildren(source);
    await userEvent.dragAndDrop(source, input(), { sourcePosition: { x: 8, y: 8 } });
    expect([input().value, told]).toEqual([display, [raw]]);
  });

  test('leaves nothing behind when a drag takes text away', async () => {
    renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(all);
    const target = document.body.appendChild(document.createElement('textarea'));
    await userEvent.dragAndDrop(input(), target, { sourcePosition: { x: 24, y: 28 } });
    expect([target.value, input().value]).toEqual([display, '']);
  });

  test('moves what is dragged within it, or leaves it in its place', async () => {
    const told = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 2);
    await userEvent.dragAndDrop(input(), input(), {
      sourcePosition: { x: 24, y: 28 },
      targetPosition: { x: 330, y: 28 },
    });
    const moved = raw.slice(2) + raw.slice(0, 2);
    const isSame = field.mask === 'cvv' || maskOf(field.mask).clean(moved) === raw;
    expect(told).toEqual(isSame ? [] : [moved]);
    expect(input().value).toBe(formatted(field, told.at(-1) ?? raw));
  });

  test('takes what an IME composes, once it is done', async () => {
    const told = renderField(Field, { defaultValue: raw.slice(0, 1) });
    const composed = field.mask === 'name' ? '李小' : '１２';
    const text = composed.normalize('NFKC');
    await protocol.send('Input.imeSetComposition', {
      text: composed.slice(0, 1),
      selectionStart: 1,
      selectionEnd: 1,
    });
    await protocol.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: 2,
      selectionEnd: 2,
    });
    expect(input().value).toContain(composed);
    await protocol.send('Input.insertText', { text: composed });
    expect(told.at(-1)).toBe(raw.slice(0, 1) + text);
    expect(input().selectionStart).toBe(input().value.length);
    renderField(Field, { defaultValue: told.at(-1) });
    expect(input().value).not.toBe('');
  });

  test('refuses what an IME composes in a full field', async () => {
    renderField(Field, { defaultValue: raw });
    const composed = field.mask === 'name' ? '1' : '１';
    await protocol.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await protocol.send('Input.insertText', { text: composed });
    expect([input().value, input().selectionStart]).toEqual([display, display.length]);
  });

  test('takes a composition that is given up as nothing', async () => {
    const told = renderField(Field, { defaultValue: raw.slice(0, 1) });
    const shown = input().value;
    await protocol.send('Input.imeSetComposition', {
      text: '１',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await protocol.send('Input.imeSetComposition', {
      text: '',
      selectionStart: 0,
      selectionEnd: 0,
    });
    input().blur();
    expect([input().value, told.at(-1) ?? raw.slice(0, 1)]).toEqual([shown, raw.slice(0, 1)]);
  });

  test('leaves a composition alone whatever its parent holds', async () => {
    const composed = field.mask === 'name' ? '李' : '１';
    renderField(Field, { value: '' });
    await protocol.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await new Promise(requestAnimationFrame);
    expect(input().value).toBe(composed);
    await protocol.send('Input.insertText', { text: composed });
    await expect.poll(() => input().value).toBe('');
  });
});

test('the field of the mask phone takes a number dictated in parts with its country code', async () => {
  const phone = fieldCases.find(({ mask }) => mask === 'phone');
  if (phone === undefined) throw new Error('The mask phone has no case.');
  const told = renderField(phone.Field);
  for (const text of ['+52', ' 55', ' 1234', ' 5678']) {
    const end = text.length;
    await protocol.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
    await protocol.send('Input.insertText', { text });
  }
  expect([input().value, told.at(-1)]).toEqual(['551 234 56 78', '5512345678']);
});

test('the field of the mask cvv covers what an IME composes', async () => {
  const cvv = fieldCases.find(({ mask }) => mask === 'cvv');
  if (cvv === undefined) throw new Error('The mask cvv has no case.');
  renderField(cvv.Field);
  const cover = () => getComputedStyle(input()).getPropertyValue('-webkit-text-security');
  await protocol.send('Input.imeSetComposition', {
    text: '７３',
    selectionStart: 2,
    selectionEnd: 2,
  });
  expect(cover()).toBe('disc');
  await protocol.send('Input.insertText', { text: '７３' });
  expect([cover(), input().value]).toEqual(['none', '**']);
});
