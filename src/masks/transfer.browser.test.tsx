import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldCases, fieldOf, input, renderField, SELECT_ALL } from './testing/fields';

/** Copies a text to the clipboard. */
async function copyText(text: string): Promise<void> {
  const pad = document.body.appendChild(document.createElement('textarea'));
  pad.value = text;
  pad.focus();
  pad.select();
  await userEvent.copy();
  pad.remove();
}

/** Pastes and returns the text of the clipboard. */
async function pasteText(): Promise<string> {
  const pad = document.body.appendChild(document.createElement('textarea'));
  pad.focus();
  await userEvent.paste();
  return pad.value;
}

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { Field, raw, display, middle, pasted } = field;

  test('accepts a paste over all text', async () => {
    await copyText(pasted);
    const changes = renderField(Field, { defaultValue: middle });
    await userEvent.keyboard(SELECT_ALL);
    await userEvent.paste();
    expect([input().value, input().selectionStart]).toEqual([display, display.length]);
    expect(changes).toEqual([raw]);
  });

  test('accepts a paste in the middle and puts the caret after it', async () => {
    await copyText(raw.slice(1, 2));
    const changes = renderField(Field, { defaultValue: raw.slice(0, 1) + raw.slice(2) }, 1);
    await userEvent.paste();
    expect([input().value, input().selectionStart]).toEqual([display, 2]);
    expect(changes).toEqual([raw]);
  });

  test('copies and cuts only its display', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(SELECT_ALL);
    await userEvent.copy();
    expect(await pasteText()).toBe(display);
    input().focus();
    await userEvent.keyboard(SELECT_ALL);
    await userEvent.cut();
    expect(await pasteText()).toBe(display);
    expect([input().value, changes]).toEqual(['', ['']]);
  });

  test.each(['input', 'change', 'blur'])('accepts autofill that dispatches only %s', (type) => {
    const changes = renderField(Field, { defaultValue: middle });
    input().value = pasted;
    if (type === 'blur') input().blur();
    else input().dispatchEvent(new Event(type, { bubbles: true }));
    expect([input().value, changes]).toEqual([display, [raw]]);
  });
});

test.each(['insertText', 'insertFromPaste', 'insertReplacementText', ''])(
  'a password manager replaces the complete value with an event of type %j',
  (inputType) => {
    const changes = renderField(fieldOf('card').Field, { defaultValue: '4111111111111111' });
    input().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: '4' }));
    input().value = '4242-1234-5678-9012';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    expect([input().value, changes]).toEqual(['4242 1234 5678 9012', ['4242123456789012']]);
  },
);

test('the mask cvv never puts concealed digits into the page', async () => {
  const seen: string[] = [];
  const look = () => seen.push(input().value);
  document.addEventListener('input', look, { capture: true });
  await copyText('739');
  renderField(fieldOf('cvv').Field, { onKeyUp: look });
  await userEvent.keyboard(`739${SELECT_ALL}`);
  await userEvent.paste();
  await userEvent.keyboard('{Home}{Delete}8{Control>}zy{/Control}');
  look();
  document.removeEventListener('input', look, { capture: true });
  expect(seen.length).toBeGreaterThan(8);
  expect(seen.filter((text) => /[378]/.test(text))).toEqual([]);
  expect(input().getAttribute('value')).toBe('');
});
