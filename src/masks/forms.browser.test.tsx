import { Activity, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { maskWith } from './testing/maskWith';
import { fieldCases, fieldOf, input, render, renderField, rerender } from './testing/fields';

interface Values {
  field: string;
}

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { mask, Field, raw, display, middle } = field;
  const short = raw.slice(0, 2);
  const shortDisplay = maskWith(mask, short).displayValue;

  /** Renders the field in a form of react-hook-form. Returns the form and the submitted values. */
  function renderForm() {
    const submitted: Values[] = [];
    const forms: UseFormReturn<Values>[] = [];
    function Form() {
      const form = useForm<Values>({ defaultValues: { field: '' } });
      const { isDirty } = form.formState;
      forms.push(form);
      return (
        <form
          onSubmit={(event) => {
            void form.handleSubmit((values) => void submitted.push({ ...values }))(event);
          }}
        >
          <Controller
            control={form.control}
            name="field"
            render={({ field }) => <Field label="Field" {...field} />}
          />
          <output>{String(isDirty)}</output>
        </form>
      );
    }
    render(<Form />);
    const [form] = forms;
    if (form === undefined) throw new Error('The form has not been rendered.');
    return { form, submitted };
  }

  test('exchanges raw values with react-hook-form', async () => {
    const { form, submitted } = renderForm();
    input().focus();
    await userEvent.keyboard(raw);
    expect([input().value, form.getValues('field')]).toEqual([display, raw]);
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => submitted).toEqual([{ field: raw }]);
    form.setValue('field', short);
    await expect.poll(() => input().value).toBe(shortDisplay);
    form.reset();
    await expect.poll(() => input().value).toBe('');
    form.reset({ field: raw });
    await expect.poll(() => input().value).toBe(display);
  });

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

  test('displays a value that its parent has changed while it was hidden', () => {
    const changes: string[] = [];
    const page = (mode: 'hidden' | 'visible', value: string) => (
      <Activity mode={mode}>
        <Field label="Field" onChange={(next) => void changes.push(next)} value={value} />
      </Activity>
    );
    render(page('visible', raw));
    rerender(page('hidden', raw));
    rerender(page('hidden', short));
    rerender(page('visible', short));
    expect([input().value, changes]).toEqual([shortDisplay, []]);
    rerender(page('hidden', short));
    rerender(page('visible', raw));
    expect([input().value, changes]).toEqual([display, []]);
  });

  test('calls onBlur after the value is finished', async () => {
    const onBlur = vi.fn(() => changes.length);
    const changes = renderField(Field, { onBlur });
    await userEvent.keyboard(`${raw.slice(0, 1)} `);
    input().blur();
    expect(onBlur.mock.results.map(({ value }) => value as number)).toEqual([changes.length]);
  });

  test('passes no length and no foreign pattern to the native input, which is empty after it is removed', () => {
    renderField(Field, { defaultValue: raw, ...{ maxLength: 2, minLength: 2, pattern: 'x' } });
    expect([input().maxLength, input().checkValidity()]).toEqual([-1, true]);
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

  test('has no digit in the text of the page', () => {
    renderField(Field, { defaultValue: raw.slice(0, -1) });
    expect(document.querySelector('main')?.textContent).not.toMatch(/[1-9]/);
  });
});

test('an edit that its parent refuses keeps the caret at the same digit', async () => {
  renderField(fieldOf('phone').Field, { value: '551234' }, 5);
  await userEvent.keyboard('9');
  expect([input().value, input().selectionStart]).toEqual(['551 234', 5]);
});

test('accepts numbers as values', () => {
  const { Field } = fieldOf('phone');
  const changes = renderField(Field, { value: 5512345000 });
  expect([input().value, changes]).toEqual(['551 234 50 00', []]);
  renderField(Field, { defaultValue: 5512345000 });
  expect(input().value).toBe('551 234 50 00');
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
