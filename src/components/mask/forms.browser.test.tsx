import { useActionState, useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { maskOf } from './masks';
import { fieldCases, input, render, renderField, rerender } from './testing/fields';

interface Values {
  field: string;
}

const submitted = vi.fn();
let form: UseFormReturn<Values> | undefined;

function theForm(): UseFormReturn<Values> {
  if (form === undefined) throw new Error('No form yet: render one first.');
  return form;
}

function Form({
  defaultValue,
  keepsHidden = true,
  children,
}: {
  defaultValue: string;
  keepsHidden?: boolean;
  children: (form: UseFormReturn<Values>) => ReactNode;
}) {
  const own = useForm<Values>({
    defaultValues: { field: defaultValue },
    shouldUnregister: !keepsHidden,
  });
  const { isDirty, errors } = own.formState;
  useEffect(() => {
    form = own;
  });
  return (
    <form
      onSubmit={(event) => {
        void own.handleSubmit((values) => {
          submitted(values);
        })(event);
      }}
    >
      {children(own)}
      <output>{`${String(isDirty)} ${errors.field?.message ?? ''}`}</output>
      <button type="submit">Send</button>
    </form>
  );
}

/** By the keyboard, since not every engine under test can be told to press a button. */
async function send(): Promise<void> {
  document.querySelector<HTMLElement>('[type=submit]')?.focus();
  await userEvent.keyboard('{Enter}');
}

const output = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  submitted.mockReset();
  form = undefined;
});

describe.each(fieldCases)(
  'the field of the mask $mask',
  ({ mask, Field, raw, display, surplus }) => {
    const rules = { required: 'Required' };
    const kinds: [string, (own: UseFormReturn<Values>) => ReactNode][] = [
      ['register', (own) => <Field label="Field" {...own.register('field', rules)} />],
      [
        'Controller',
        (own) => (
          <Controller
            control={own.control}
            name="field"
            render={({ field }) => <Field label="Field" {...field} />}
            rules={rules}
          />
        ),
      ],
    ];
    const short = raw.slice(0, 2);

    describe.each(kinds)('with %s', (_, children) => {
      test('shows the default value and gives it back raw', async () => {
        render(<Form defaultValue={raw}>{children}</Form>);
        expect(input().value).toBe(display);
        await send();
        expect(submitted).toHaveBeenCalledWith({ field: raw });
        await expect.poll(output).toBe('false ');
      });

      test('gives raw values as a person types', async () => {
        render(<Form defaultValue="">{children}</Form>);
        input().focus();
        await userEvent.keyboard(raw);
        expect(theForm().getValues('field')).toBe(raw);
        await expect.poll(output).toBe('true ');
        await userEvent.keyboard('{Enter}');
        await expect.poll(() => submitted.mock.calls).toEqual([[{ field: raw }]]);
      });

      test('follows setValue and reset', async () => {
        render(<Form defaultValue="">{children}</Form>);
        theForm().setValue('field', raw);
        await expect.poll(() => input().value).toBe(display);
        theForm().reset();
        await expect.poll(() => input().value).toBe('');
        theForm().reset({ field: short });
        await expect.poll(() => input().value).toBe(maskOf(mask).format(short));
        await send();
        expect(submitted).toHaveBeenCalledWith({ field: short });
        input().focus();
        await userEvent.keyboard('{End}{Backspace}');
        theForm().reset();
        await expect.poll(() => input().value).toBe(maskOf(mask).format(short));
      });

      test('takes the focus by setFocus and by an error', async () => {
        render(<Form defaultValue="">{children}</Form>);
        await send();
        expect(document.activeElement).toBe(input());
        await expect.poll(output).toBe('false Required');
        input().blur();
        theForm().setValue('field', raw);
        await expect.poll(() => input().value).toBe(display);
        theForm().setFocus('field', { shouldSelect: true });
        await expect.poll(() => document.activeElement).toBe(input());
        expect([input().selectionStart, input().selectionEnd]).toEqual([0, display.length]);
      });

      test('stays registered in a form that forgets what is unmounted', async () => {
        render(
          <Form defaultValue={raw} keepsHidden={false}>
            {children}
          </Form>,
        );
        input().focus();
        await userEvent.keyboard('{End}{Backspace}');
        await send();
        expect(submitted).toHaveBeenCalledWith({ field: raw.slice(0, -1) });
      });
    });

    test('shows what its parent holds, and nothing else', async () => {
      function Stubborn() {
        const [told, setTold] = useState('');
        return (
          <>
            <Field
              label="Field"
              onChange={({ target }) => {
                setTold(target.value);
              }}
              value={raw}
            />
            <output>{told}</output>
          </>
        );
      }
      render(<Stubborn />);
      input().focus();
      await userEvent.keyboard('{End}{Backspace}');
      expect(output()).toBe(raw.slice(0, -1));
      expect(input().value).toBe(display);
    });

    test('tells the name and the raw value of a person who leaves', async () => {
      const onBlur = vi.fn();
      renderField(Field, { defaultValue: raw, onBlur });
      await userEvent.keyboard(surplus);
      input().blur();
      expect(onBlur.mock.calls).toEqual([
        [{ target: { name: 'field', value: raw }, type: 'blur' }],
      ]);
    });

    test('goes back to its first value with a native form', async () => {
      render(
        <form>
          <Field defaultValue={raw} label="Field" />
        </form>,
      );
      input().focus();
      await userEvent.keyboard('{End}{Backspace}{Backspace}');
      document.querySelector('form')?.reset();
      await Promise.resolve();
      expect(input().value).toBe(display);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(input().value).toBe(display);
    });

    test('keeps what an action of the form gives back as its first value', async () => {
      const sent: unknown[] = [];
      function Acting() {
        const [kept, act] = useActionState((_: string, data: FormData) => {
          const field = data.get('field');
          sent.push(field);
          return typeof field === 'string' ? field : '';
        }, '');
        return (
          <form action={act}>
            <Field defaultValue={kept} label="Field" name="field" />
            <button type="submit">Send</button>
          </form>
        );
      }
      render(<Acting />);
      input().focus();
      await userEvent.keyboard(raw);
      await send();
      await expect.poll(() => [sent, input().value]).toEqual([[raw], display]);
      await send();
      await expect.poll(() => sent).toEqual([raw, raw]);
    });

    test.each([null, 12])('takes %s of an untyped form for a text', (value) => {
      renderField(Field, { value: value as unknown as string });
      const text = maskOf(mask).clean(String(value ?? ''));
      expect(input().value).toBe(maskOf(mask).format(text));
    });

    test('does not let the browser hold lengths and patterns against what is shown', () => {
      const strict = { maxLength: 10, minLength: 10, pattern: '[0-9]*' };
      renderField(Field, { defaultValue: raw, ...strict });
      expect(input().maxLength).toBe(-1);
      expect(input().checkValidity()).toBe(true);
    });

    test('gives a ref to the native input, which takes raw values', () => {
      const given: (HTMLInputElement | null)[] = [];
      const page = (label: string) => (
        <form>
          <Field label={label} name="field" ref={(element) => void given.push(element)} />
        </form>
      );
      render(page('One'));
      const [first] = given;
      expect([first, document.forms[0]?.contains(input())]).toEqual([input(), true]);
      if (first !== null && first !== undefined) first.value = raw;
      expect(input().value).toBe(display);
      rerender(page('Two'));
      expect(given.at(-1)).toBe(first);
      rerender(null);
      expect(given.at(-1)).toBeNull();
    });
  },
);
