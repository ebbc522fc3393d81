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

  test('has the attributes that keyboards and autofill need', () => {
    renderField(Field);
    for (const [name, value] of Object.entries(attributes)) {
      expect(input().getAttribute(name), name).toBe(value);
    }
    expect(input().hasAttribute('maxlength')).toBe(false);
    expect(input().hasAttribute('pattern')).toBe(false);
  });

  test('ties its label, hint and error to the input', () => {
    render(<Field aria-describedby="more" error="Wrong" hint="Advice" label="Its name" />);
    const noted = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(input().labels?.[0]?.textContent).toBe('Its name');
    expect(noted.map((id) => document.getElementById(id)?.textContent)).toEqual([
      undefined,
      'Wrong',
      'Advice',
    ]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    rerender(<Field label="Its name" />);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  test('formats as typed and emits raw values', async () => {
    const changes = renderField(Field);
    await userEvent.keyboard(raw);
    expect(input().value).toBe(display);
    expect(changes).toEqual(Array.from(raw, (_, index) => raw.slice(0, index + 1)));
  });

  test('refuses one character more and leaves the caret', async () => {
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

  test('types in the middle and keeps the caret there', async () => {
    const changes = renderField(Field, { defaultValue: raw.slice(0, -1) });
    input().setSelectionRange(1, 1);
    await userEvent.keyboard(middle);
    const changed = raw.slice(0, 1) + middle + raw.slice(1, -1);
    expect(changes.at(-1)).toBe(changed);
    expect(input().selectionStart).toBe(2);
    expect(input().value).toBe(shownOf(changed));
  });

  test('replaces a selection by what is typed', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 2);
    await userEvent.keyboard(middle);
    expect(changes).toEqual([middle + raw.slice(2)]);
    expect(input().selectionStart).toBe(1);
  });

  test('puts the caret behind a character that is typed over itself', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(0, 1);
    await userEvent.keyboard(raw.slice(0, 1));
    expect([changes, input().selectionStart, input().selectionEnd]).toEqual([[], 1, 1]);
  });

  test('keeps a selection that is typed over with what the mask refuses', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(`${all}=`);
    expect([input().value, input().selectionStart]).toEqual([display, 0]);
    expect(input().selectionEnd).toBe(display.length);
    expect(changes).toEqual([]);
  });

  test('deletes everything that is selected', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    await userEvent.keyboard(`${all}{Delete}`);
    expect(changes).toEqual(['']);
  });

  // Over WebDriver BiDi, Firefox is given what is no key of an American keyboard as no typing.
  const isPutIn = server.browser === 'firefox' && field.mask === 'name';

  test.skipIf(isPutIn)('undoes and does again', async () => {
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

  test('takes nothing while it is disabled or read-only', async () => {
    const changes = renderField(Field, { defaultValue: raw, readOnly: true });
    await userEvent.keyboard('{Backspace}{Control>}z{/Control}');
    expect([input().value, changes]).toEqual([display, []]);
    renderField(Field, { defaultValue: raw, disabled: true });
    expect(input().disabled).toBe(true);
  });

  test('keeps its value through StrictMode, new texts and a remount', async () => {
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
  const place = display.search(/\D/);
  const without = (index: number) => raw.slice(0, index) + raw.slice(index + 1);

  test('gives way to the digit behind it when Backspace deletes it', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(place + 1, place + 1);
    await userEvent.keyboard('{Backspace}');
    expect([changes, input().selectionStart]).toEqual([[without(place - 1)], place - 1]);
  });

  test('gives way to the digit before it when Delete deletes it', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(place, place);
    await userEvent.keyboard('{Delete}');
    expect([changes, input().selectionStart]).toEqual([[without(place)], place]);
  });

  test('takes no digit along when only it is selected', async () => {
    const changes = renderField(Field, { defaultValue: raw });
    input().setSelectionRange(place, place + 1);
    await userEvent.keyboard('{Delete}');
    expect([changes, input().value]).toEqual([[], display]);
  });

  test('keeps the caret on its side when the digit before it is deleted', async () => {
    renderField(Field, { defaultValue: raw });
    input().setSelectionRange(place + 2, place + 2);
    await userEvent.keyboard('{Backspace}');
    expect(input().selectionStart).toBe(place + 1);
  });
});
