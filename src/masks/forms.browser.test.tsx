import { Activity, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMask } from './createMask';
import {
  fieldCases,
  fieldOf,
  input,
  output,
  render,
  renderField,
  rerender,
  submit,
} from './testing/fields';

interface Values {
  field: string;
}

describe.each(fieldCases)('the field of the mask $mask', (field) => {
  const { mask, Field, raw, display } = field;
  const short = raw.slice(0, 2);
  const shortDisplay = createMask(mask, short).displayValue;

  /** Renders the field in a form of react-hook-form. Returns the form and the submitted values. */
  function renderForm() {
    const submitted: Values[] = [];
    const forms: UseFormReturn<Values>[] = [];
    function Form() {
      const form = useForm<Values>({ defaultValues: { field: '' } });
      const { isDirty, errors } = form.formState;
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
            rules={{ required: 'Required' }}
          />
          <output>{`${String(isDirty)} ${errors.field?.message ?? ''}`}</output>
          <button type="submit">Send</button>
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
    await expect.poll(output).toBe('true ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => submitted).toEqual([{ field: raw }]);
    form.setValue('field', short);
    await expect.poll(() => input().value).toBe(shortDisplay);
    form.reset();
    await expect.poll(() => input().value).toBe('');
    form.reset({ field: raw });
    await expect.poll(() => input().value).toBe(display);
  });

  test('receives focus from react-hook-form, also after an error', async () => {
    const { form } = renderForm();
    await submit();
    await expect.poll(() => document.activeElement).toBe(input());
    await expect.poll(output).toBe('false Required');
    input().blur();
    form.setValue('field', raw);
    await expect.poll(() => input().value).toBe(display);
    form.setFocus('field', { shouldSelect: true });
    await expect.poll(() => document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, display.length]);
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

  test('passes no length and no pattern to the native input, which is empty after it is removed', () => {
    renderField(Field, { defaultValue: raw, ...{ maxLength: 2, minLength: 2, pattern: 'x' } });
    expect([input().maxLength, input().checkValidity()]).toEqual([-1, true]);
    const removed = input();
    rerender(null);
    expect(removed.value, 'the browser may keep the element').toBe('');
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

test('accepts a new group in the middle of a controlled name', async () => {
  const { Field } = fieldOf('name');
  function Parent() {
    const [name, setName] = useState('Ana Paz');
    return <Field label="Name" onChange={setName} value={name} />;
  }
  render(<Parent />);
  input().focus();
  input().setSelectionRange(3, 3);
  await userEvent.keyboard(' Luz');
  expect([input().value, input().selectionStart]).toEqual(['Ana Luz Paz', 7]);
});
