import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { fieldCases, input, renderField } from './testing/fields';

// Tests can drag and use an input method only in Chromium.

const protocol = cdp();

/** Shows a text that an input method composes. */
async function compose(text: string): Promise<void> {
  const { length } = text;
  const parameters = { text, selectionStart: length, selectionEnd: length };
  await protocol.send('Input.imeSetComposition', parameters);
}

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { Field, raw, display, pasted } = field;

  test('accepts dropped text', async () => {
    const changes = renderField(Field);
    const source = document.body.appendChild(document.createElement('p'));
    source.textContent = pasted;
    window.getSelection()?.selectAllChildren(source);
    await userEvent.dragAndDrop(source, input(), { sourcePosition: { x: 8, y: 8 } });
    expect([input().value, changes]).toEqual([display, [raw]]);
  });

  test('accepts a composition when it ends', async () => {
    const changes = renderField(Field, { defaultValue: raw.slice(0, 1) });
    const composed = field.mask === 'name' ? '李小' : '１２';
    await compose(composed.slice(0, 1));
    await compose(composed);
    expect(input().value).toContain(composed);
    await protocol.send('Input.insertText', { text: composed });
    expect(changes.at(-1)).toBe(raw.slice(0, 1) + composed.normalize('NFKC'));
    expect(input().selectionStart).toBe(input().value.length);
  });
});
