import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldCases, fieldOf, input, render, renderField, rerender } from './testing/fields';
import { masks } from './testing/models';

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { mask, Field, raw, display, middle } = field;
  const short = raw.slice(0, 2);
  const shortDisplay = masks[mask].show(short);

  test('displays only the value of its parent', async () => {
    const changes = renderField(Field, { value: raw });
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([input().value, changes]).toEqual([display, [raw.slice(0, -1), raw.slice(0, -1)]]);
  });

  test('displays a new value of its parent, and clears the undo history', async () => {
    const page = (value: string | null) => <Field label="Field" value={value} />;
    render(page(raw));
    rerender(page(short));
    expect(input().value).toBe(shortDisplay);
    input().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input().value).toBe(shortDisplay);
    for (const empty of ['', null]) {
      rerender(page(empty));
      expect(input().value).toBe('');
      rerender(page(raw));
      expect(input().value).toBe(display);
    }
  });

  test('puts no digit into the text of the page, and is empty after it is removed', () => {
    renderField(Field, { defaultValue: raw.slice(0, -1) });
    expect(document.querySelector('main')?.textContent).not.toMatch(/[1-9]/);
    const removed = input();
    rerender(null);
    expect(removed.value, 'the browser may keep the element').toBe('');
  });

  test('keeps the caret when its parent transforms the value', async () => {
    function Parent() {
      const [value, setValue] = useState(raw.slice(0, -2));
      const change = (next: string) => setValue(next.toUpperCase().replace(/^5/, '4'));
      return <Field label="Field" onChange={change} value={value} />;
    }
    render(<Parent />);
    input().focus();
    input().setSelectionRange(1, 1);
    await userEvent.keyboard(middle);
    expect([input().selectionStart, input().selectionEnd]).toEqual([2, 2]);
  });

  test('dispatches one change event when the focus leaves it', async () => {
    const listen = vi.fn();
    renderField(Field);
    input().addEventListener('change', listen);
    input().blur();
    expect(listen).not.toHaveBeenCalled();
    input().focus();
    await userEvent.keyboard(raw);
    input().blur();
    expect(listen).toHaveBeenCalledOnce();
    input().focus();
    await userEvent.keyboard('{Backspace}');
    input().blur();
    expect(listen).toHaveBeenCalledTimes(2);
  });
});

test('emits a value that the mask has changed to the parent', async () => {
  const { Field } = fieldOf('phone');
  const changes = renderField(Field, { value: '' });
  rerender(
    <Field label="Field" onChange={(raw) => void changes.push(raw)} value="+52 55 1234 5678" />,
  );
  expect([input().value, changes]).toEqual(['551 234 56 78', ['5512345678']]);
  await userEvent.keyboard('{Backspace}');
  expect(input().value).toBe('551 234 56 78');
});
