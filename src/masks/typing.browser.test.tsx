import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { fieldCases, input, render, renderField, rerender } from './testing/fields';

const all = '{Control>}a{/Control}';

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { Field, attributes, raw, display, surplus, middle } = field;
  const shownOf = (value: string) => {
    renderField(Field, { defaultValue: value });
    return input().value;
  };

  test('has the attributes for keyboards and autofill', () => {
    renderField(Field);
    for (const [name, value] of Object.entries(attributes)) {
      expect(input().getAttribute(name), name).toBe(value);
    }
    expect(input().hasAttribute('maxlength')).toBe(false);
    expect(input().hasAttribute('pattern')).toBe(false);
  });

  test('associates its label, hint and error with the input', () => {
    render(<Field aria-describedby="more" error="Wrong" hint="Advice" label="Its name" />);
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(input().labels?.[0]?.textContent).toBe('Its name');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      undefined,
      'Wrong',
      'Advice',
    ]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    rerender(<Field label="Its name" />);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  test('formats while typing and emits raw values', async () => {
    const changes = renderField(Field);
    await userEvent.keyboard(raw);
    expect(input().value).toBe(display);
    expect(changes).toEqual(Array.from(raw, (_, index) => raw.slice(0, index + 1)));
  });

  test('dispatches an input event for each accepted character', async () => {
    const shown: string[] = [];
    const listen = () => void shown.push(input().value);
    renderField(Field);
    document.addEventListener('input', listen);
    await userEvent.keyboard(raw);
    expect([shown.length, shown.at(-1)]).toEqual([raw.length, display]);
    document.removeEventListener('input', listen);
  });

  test('rejects a surplus character and keeps the caret', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(1, 1);
    await userEvent.keyboard(surplus);
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual([display, 1, 1]);
    expect(changes).toEqual([]);
  });

  test('removes one character with each Backspace', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard('{Backspace}'.repeat(raw.length));
    const lengths = changes.map((value) => value.length);
    expect(input().value).toBe('');
    expect(lengths).toEqual(Array.from(raw, (_, index) => raw.length - 1 - index));
  });

  test('removes one character with each Delete', async () => {
    renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 0);
    await userEvent.keyboard('{Delete}'.repeat(raw.length));
    expect([input().value, input().selectionStart]).toEqual(['', 0]);
  });

  test('accepts typing in the middle and keeps the caret there', async () => {
    const changes = renderField(Field, { defaultValue: raw.slice(0, -1) });
    input().setSelectionRange(1, 1);
    await userEvent.keyboard(middle);
    const changed = raw.slice(0, 1) + middle + raw.slice(1, -1);
    expect(changes.at(-1)).toBe(changed);
    expect(input().selectionStart).toBe(2);
    expect(input().value).toBe(shownOf(changed));
  });

  test('replaces a selection by typing', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 2);
    await userEvent.keyboard(middle);
    expect(changes).toEqual([middle + raw.slice(2)]);
    expect(input().selectionStart).toBe(1);
  });

  test('puts the caret after a character that replaces itself', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 1);
    await userEvent.keyboard(raw.slice(0, 1));
    expect([changes, input().selectionStart, input().selectionEnd]).toEqual([[], 1, 1]);
  });

  test('keeps a selection when the typed character is rejected', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(`${all}=`);
    expect([input().value, input().selectionStart]).toEqual([display, 0]);
    expect(input().selectionEnd).toBe(display.length);
    expect(changes).toEqual([]);
  });

  test('deletes the selected text', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(`${all}{Delete}`);
    expect(changes).toEqual(['']);
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

  test('rejects edits while it is disabled or read-only', async () => {
    const changes = renderField(Field, { defaultValue: raw, readOnly: true });
    await userEvent.keyboard('{Backspace}{Control>}z{/Control}');
    expect([input().value, changes]).toEqual([display, []]);
    renderField(Field, { defaultValue: raw, disabled: true });
    expect(input().disabled).toBe(true);
  });

  test('keeps its value in StrictMode, after new labels and after a remount', async () => {
    const changes: string[] = [];
    const page = (label: string, key: string, value?: string) => (
      <StrictMode>
        <Field
          defaultValue={value}
          key={key}
          label={label}
          onChange={(next) => {
            changes.push(next);
          }}
        />
      </StrictMode>
    );
    render(page('Número', 'one'));
    input().focus();
    await userEvent.keyboard(raw);
    rerender(page('Number', 'one'));
    expect(input().value).toBe(display);
    document.body.dataset['carrier'] = 'UNEFON';
    rerender(page('Number', 'two', changes.at(-1)));
    expect(input().value).toBe(display);
    expect(changes).toHaveLength(raw.length);
  });
});

const separated = fieldCases.filter(({ mask }) => mask !== 'name' && mask !== 'cvv');

describe.each(separated)('the separator of the mask $mask', ({ Field, raw, display }) => {
  const index = display.search(/\D/);
  const without = (at: number) => raw.slice(0, at) + raw.slice(at + 1);

  test('is skipped by Backspace, which deletes the digit before it', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(index + 1, index + 1);
    await userEvent.keyboard('{Backspace}');
    expect([changes, input().selectionStart]).toEqual([[without(index - 1)], index - 1]);
  });

  test('is skipped by Delete, which deletes the digit after it', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(index, index);
    await userEvent.keyboard('{Delete}');
    expect([changes, input().selectionStart]).toEqual([[without(index)], index]);
  });

  test('deletes no digit when only the separator is selected', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(index, index + 1);
    await userEvent.keyboard('{Delete}');
    expect([changes, input().value]).toEqual([[], display]);
  });

  test('keeps the caret on its side when a digit is deleted', async () => {
    renderField(Field, { defaultValue: raw });
    input().setSelectionRange(index + 2, index + 2);
    await userEvent.keyboard('{Backspace}');
    expect(input().selectionStart).toBe(index + 1);
  });
});
