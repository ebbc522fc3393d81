import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { CardholderField } from '#components/CardholderField';
import { PhoneField } from '#components/PhoneField';
import { fieldCases, input, render, renderField, rerender } from './testing/fields';
import { fillIn } from './testing/harness';

function theForm(): HTMLFormElement {
  const [form] = document.forms;
  if (form === undefined) throw new Error('No form yet: render one first.');
  return form;
}

const entries = () => Array.from(new FormData(theForm()).entries());

// Over WebDriver BiDi, Firefox loses the test's own frame with the one in it.
const testWithFrame = test.skipIf(server.browser === 'firefox');

describe.each(fieldCases)('the field of the mask $mask', ({ Field, raw, display, surplus }) => {
  test('gives a form its raw value, and nothing of what it shows', () => {
    render(
      <form>
        <Field defaultValue={raw} label="One" name="field" />
        <Field defaultValue={raw} label="Two" name="field" />
        <Field defaultValue={raw} disabled label="Three" name="field" />
        <fieldset disabled>
          <Field defaultValue={raw} label="Four" name="field" />
        </fieldset>
        <Field defaultValue={raw} label="Five" />
      </form>,
    );
    expect(entries()).toEqual([
      ['field', raw],
      ['field', raw],
    ]);
    expect(input().value).toBe(display);
  });

  testWithFrame('is sent raw by the browser', async () => {
    render(
      <>
        <iframe name="there" title="There" />
        <form action="/sent.html" target="there">
          <Field defaultValue={raw} label="Field" name="field" />
        </form>
      </>,
    );
    theForm().submit();
    const sent = () => {
      const { search } = document.querySelector('iframe')?.contentWindow?.location ?? {};
      return new URLSearchParams(search).get('field');
    };
    await expect.poll(sent).toBe(raw);
  });

  testWithFrame('gives a form in another document its raw value', () => {
    const page = (content?: ReactNode) => [<iframe key="there" title="There" />, content];
    render(page());
    const there = document.querySelector('iframe')?.contentDocument;
    if (!there) throw new Error('The frame holds no page.');
    const field = <Field defaultValue={raw} label="Field" name="field" />;
    rerender(page(createPortal(<form>{field}</form>, there.body)));
    expect(new FormData(there.forms[0]).get('field')).toBe(raw);
  });

  test('gives a form action its raw value', async () => {
    const action = vi.fn<(data: FormData) => void>();
    render(
      <form action={action}>
        <Field label="Field" name="field" />
      </form>,
    );
    input().focus();
    await userEvent.keyboard(`${raw}{Enter}`);
    await expect.poll(() => action.mock.lastCall?.[0].get('field')).toBe(raw);
    await expect.poll(() => input().value).toBe('');
  });

  test('tells what a form’s own reset has put back', async () => {
    const told = renderField(
      (props) => (
        <form>
          <Field {...props} />
        </form>
      ),
      { defaultValue: raw },
    );
    await userEvent.keyboard('{Backspace}');
    theForm().reset();
    expect(input().value).toBe(display);
    await expect.poll(() => told.at(-1)).toBe(raw);
    expect(entries()).toEqual([['field', raw]]);
  });

  test('stays with its parent’s value through a form’s own reset', async () => {
    function Parent() {
      const [value, setValue] = useState('');
      return (
        <form>
          <Field
            label="Field"
            name="field"
            onChange={({ target }) => {
              setValue(target.value);
            }}
            value={value}
          />
          <output>{value}</output>
        </form>
      );
    }
    render(<Parent />);
    input().focus();
    await userEvent.keyboard(raw);
    theForm().reset();
    await Promise.resolve();
    expect([input().value, document.querySelector('output')?.textContent]).toEqual([display, raw]);
  });

  test.each([
    ['a script', (text: string) => (input().value = text)],
    [
      'a password manager',
      (text: string) => {
        fillIn(input(), text);
      },
    ],
  ])('is sent with what %s has written without an event', async (_, write) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    const told = renderField((props) => (
      <form onSubmit={onSubmit}>
        <Field {...props} />
      </form>
    ));
    write(raw + surplus.trim());
    write(raw);
    theForm().requestSubmit();
    expect([input().value, told.at(-1)]).toEqual([display, raw]);
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  });
});

interface Values {
  field: string;
}

function Registered({
  defaults,
  children,
  onValues,
}: {
  defaults?: Values;
  children: (form: UseFormReturn<Values>) => ReactNode;
  onValues: (values: Values) => void;
}) {
  const form = useForm<Values>(defaults && { defaultValues: defaults });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onValues)(event)}>{children(form)}</form>
  );
}

describe('a form of react-hook-form', () => {
  function renderPhone(defaults?: Values, defaultValue?: string) {
    const onValues = vi.fn<(values: Values) => void>();
    const given: { form?: UseFormReturn<Values> } = {};
    render(
      <Registered {...(defaults && { defaults })} onValues={(values) => onValues({ ...values })}>
        {(form) => {
          given.form = form;
          return (
            <PhoneField
              clearLabel="Clear"
              defaultValue={defaultValue}
              label="Field"
              {...form.register('field')}
            />
          );
        }}
      </Registered>,
    );
    const { form } = given;
    if (form === undefined) throw new Error('The form has not been rendered.');
    return { form, onValues };
  }

  test('begins with the field’s own first value where it has none', () => {
    const { form } = renderPhone(undefined, '5512');
    expect(form.getValues('field')).toBe('5512');
  });

  test.each([['+52 55 1234 5678'], ['５５ 1234 5678']])(
    'holds what the field makes of %s',
    (text) => {
      const { form } = renderPhone({ field: '' });
      form.setValue('field', text);
      expect([input().value, form.getValues('field')]).toEqual(['551 234 56 78', '5512345678']);
    },
  );

  test('holds what the field shows after the native form’s own reset', async () => {
    const { form, onValues } = renderPhone({ field: '' });
    input().focus();
    await userEvent.keyboard('5512345678');
    theForm().reset();
    await expect.poll(() => [input().value, form.getValues('field')]).toEqual(['', '']);
    form.setValue('field', '5598765432');
    form.reset();
    theForm().requestSubmit();
    await expect.poll(() => onValues.mock.calls).toEqual([[{ field: '' }]]);
  });
});

test('a name is finished before Enter sends it', async () => {
  const sent = vi.fn();
  function Payer() {
    const [name, setName] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(name, new FormData(event.currentTarget).get('holder'));
        }}
      >
        <CardholderField
          label="Name"
          name="holder"
          onChange={({ target }) => {
            setName(target.value);
          }}
          value={name}
        />
      </form>
    );
  }
  render(<Payer />);
  input().focus();
  await userEvent.keyboard('ANA PAZ-{Enter}');
  expect(sent.mock.calls).toEqual([['ANA PAZ', 'ANA PAZ']]);
  await userEvent.keyboard('-');
  expect(new FormData(theForm()).get('holder')).toBe('ANA PAZ');
  expect(input().value).toBe('ANA PAZ-');
});
