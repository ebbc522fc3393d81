import { useActionState, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldCases, fieldOf, input, render, renderField, rerender } from './testing/fields';

function entries(form = document.forms[0]) {
  return Array.from(new FormData(form).entries());
}

/** Submits the form by keyboard, because some drivers cannot click a button. */
async function submit(): Promise<void> {
  document.querySelector<HTMLElement>('[type=submit]')?.focus();
  await userEvent.keyboard('{Enter}');
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

describe.each(fieldCases)('the field of the mask $mask', ({ mask, Field, raw, display }) => {
  test('replaces its display by its raw value in the data of a native form', () => {
    render(
      <form>
        <Field defaultValue={raw} label="One" name="field" />
        <Field defaultValue={raw} label="Two" name="field" />
        <input defaultValue="2" name="field" />
        <Field defaultValue={raw} disabled label="Three" name="field" />
        <fieldset disabled>
          <Field defaultValue={raw} label="Four" name="field" />
        </fieldset>
        <Field defaultValue={raw} label="Unnamed" />
        <Field label="Empty" name="empty" />
      </form>,
    );
    expect(entries()).toEqual([
      ['field', raw],
      ['empty', ''],
      ['field', raw],
      ['field', '2'],
    ]);
    expect(input().value).toBe(display);
  });

  test('restores its default value and clears the undo history when a native form is reset', async () => {
    const inForm: typeof Field = (props) => (
      <form>
        <Field {...props} />
      </form>
    );
    const changes = renderField(inForm, { defaultValue: raw });
    await userEvent.keyboard('{Backspace}');
    document.forms[0]?.reset();
    await expect.poll(() => [input().value, changes.at(-1)]).toEqual([display, raw]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([input().value, entries()]).toEqual([display, [['field', raw]]]);
  });

  test('uses the result of a form action as its default value', async () => {
    const sent: unknown[] = [];
    function Acting() {
      const [kept, act] = useActionState((_: string, data: FormData) => {
        const value = data.get('field');
        sent.push(value);
        return typeof value === 'string' ? value : '';
      }, '');
      return (
        <form action={act}>
          <Field defaultValue={kept} label="Field" name="field" />
          <button type="submit">Send</button>
          <output>{kept}</output>
        </form>
      );
    }
    render(<Acting />);
    const output = document.querySelector('output');
    input().focus();
    await userEvent.keyboard(raw);
    await submit();
    // React resets the form with the result.
    await expect.poll(() => [output?.textContent, input().value]).toEqual([raw, display]);
    await submit();
    await expect.poll(() => sent).toEqual([raw, raw]);
  });

  const short = raw.slice(0, 2);

  test.each([
    [{ required: true, defaultValue: raw }, false, true],
    [{ required: true }, false, false],
    [{ required: true, defaultValue: short }, false, mask === 'name'],
    [{ required: true, defaultValue: short }, true, true],
    [{ defaultValue: short }, false, mask === 'name'],
  ])('with %j in a form with noValidate=%s is submitted: %s', (props, noValidate, expected) => {
    const onSubmit = vi.fn(prevent);
    render(
      <form noValidate={noValidate} onSubmit={onSubmit}>
        <Field label="Field" {...props} />
      </form>,
    );
    document.forms[0]?.requestSubmit();
    expect(onSubmit.mock.calls.length === 1).toBe(expected);
  });

  test('is submitted with a text that a password manager set without an event', () => {
    const onSubmit = vi.fn(prevent);
    const changes = renderField((props) => (
      <form onSubmit={onSubmit}>
        <Field {...props} />
      </form>
    ));
    input().value = raw;
    document.forms[0]?.requestSubmit();
    expect([input().value, changes.at(-1)]).toEqual([display, raw]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

test.each(fieldCases)('the data of a form have a text set without an event in $mask', (field) => {
  const { Field, raw, display, pasted } = field;
  renderField((props) => (
    <form>
      <Field {...props} />
    </form>
  ));
  input().value = pasted;
  expect([entries(), input().value]).toEqual([[['field', raw]], display]);
});

test('a field adds its raw value to a form that mounts later, and to the form that replaces it', () => {
  const { Field, raw } = fieldOf('phone');
  const named = <Field defaultValue={raw} form="pay" label="Field" name="field" />;
  render(named);
  for (const key of ['first', 'second']) {
    rerender([named, <form id="pay" key={key} />]);
    expect(entries()).toEqual([['field', raw]]);
  }
});

test('a name is finished before Enter submits it', async () => {
  const sent = vi.fn();
  const { Field } = fieldOf('name');
  function Payer() {
    const [name, setName] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(name, new FormData(event.currentTarget).get('holder'));
        }}
      >
        <Field label="Name" name="holder" onChange={setName} value={name} />
      </form>
    );
  }
  render(<Payer />);
  input().focus();
  await userEvent.keyboard('ANA PAZ-{Enter}');
  await expect.poll(() => sent.mock.calls).toEqual([['ANA PAZ', 'ANA PAZ']]);
  await userEvent.keyboard('-');
  expect([entries(), input().value]).toEqual([[['holder', 'ANA PAZ']], 'ANA PAZ-']);
});
