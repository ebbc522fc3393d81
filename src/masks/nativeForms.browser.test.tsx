import { useActionState, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import {
  fieldCases,
  fieldOf,
  input,
  render,
  renderField,
  rerender,
  submit,
} from './testing/fields';

// With WebDriver BiDi, Firefox removes the frame of the test together with its inner frame.
const testWithFrame = test.skipIf(server.browser === 'firefox');

function theForm(): HTMLFormElement {
  const [form] = document.forms;
  if (form === undefined) throw new Error('No form yet: render one first.');
  return form;
}

const entries = () => Array.from(new FormData(theForm()).entries());

describe.each(fieldCases)(
  'the field of the mask $mask',
  ({ mask, Field, raw, display, surplus }) => {
    test('adds its raw value to a native form, and not its display', () => {
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
      expect([input().value, input().name]).toEqual([display, '']);
    });

    testWithFrame('is submitted with its raw value', async () => {
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

    testWithFrame('adds its raw value to a form in another document', () => {
      const page = (content?: ReactNode) => [<iframe key="there" title="There" />, content];
      render(page());
      const there = document.querySelector('iframe')?.contentDocument;
      if (!there) throw new Error('The frame has no document.');
      const named = <Field defaultValue={raw} label="Field" name="field" />;
      rerender(page(createPortal(<form>{named}</form>, there.body)));
      expect(new FormData(there.forms[0]).get('field')).toBe(raw);
    });

    test('adds its raw value to a form that mounts later, and to the form that replaces it', () => {
      const page = (content?: ReactNode) => (
        <>
          <Field defaultValue={raw} form="pay" label="Field" name="field" />
          {content}
        </>
      );
      render(page());
      for (const key of ['first', 'second']) {
        rerender(page(<form id="pay" key={key} />));
        expect(entries()).toEqual([['field', raw]]);
      }
      rerender(page(<form id="other" />));
      expect(entries()).toEqual([]);
    });

    test('adds its raw value to the form of its attribute if it is attached later', () => {
      const box = document.createElement('div');
      const root = createRoot(box);
      flushSync(() => {
        root.render(<Field defaultValue={raw} form="pay" label="Field" name="field" />);
      });
      render(<form id="pay" />);
      document.body.append(box);
      expect(entries()).toEqual([['field', raw]]);
    });

    test('adds its raw value to a form in a shadow root', () => {
      render(<div id="host" />);
      const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
      if (shadow === undefined) throw new Error('The host is not rendered.');
      const named = <Field defaultValue={raw} label="Field" name="field" />;
      rerender(
        <>
          <div id="host" />
          {createPortal(<form>{named}</form>, shadow)}
        </>,
      );
      const form = shadow.querySelector('form') ?? undefined;
      expect(new FormData(form).get('field')).toBe(raw);
    });

    test('restores its default value and clears the undo history when a native form is reset', async () => {
      const changes = renderField(
        (props) => (
          <form>
            <Field {...props} />
          </form>
        ),
        { defaultValue: raw },
      );
      await userEvent.keyboard('{Backspace}');
      theForm().reset();
      await expect.poll(() => [input().value, changes.at(-1)]).toEqual([display, raw]);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect([input().value, entries()]).toEqual([display, [['field', raw]]]);
    });

    test('keeps a controlled value, and its value when a reset is prevented', async () => {
      function Parent() {
        const [value, setValue] = useState('');
        return (
          <form>
            <Field label="One" onChange={setValue} value={value} />
          </form>
        );
      }
      render(
        <>
          <Parent />
          <form
            onReset={(event) => {
              event.preventDefault();
            }}
          >
            <Field label="Two" />
          </form>
        </>,
      );
      for (const index of [0, 1]) {
        input(index).focus();
        await userEvent.keyboard(`{Control>}a{/Control}${raw}`);
        document.forms[index]?.reset();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect([input(0).value, input(1).value]).toEqual([display, display]);
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
          </form>
        );
      }
      render(<Acting />);
      input().focus();
      await userEvent.keyboard(raw);
      await submit();
      await expect.poll(() => [sent, input().value]).toEqual([[raw], display]);
      await submit();
      await expect.poll(() => sent).toEqual([raw, raw]);
    });

    test('needs a complete value in a native form if it is required', () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
        event.preventDefault();
      });
      const isSubmitted = (props: object, noValidate = false) => {
        onSubmit.mockClear();
        render(
          <form noValidate={noValidate} onSubmit={onSubmit}>
            <Field label="Field" {...props} />
          </form>,
        );
        theForm().requestSubmit();
        return onSubmit.mock.calls.length === 1;
      };
      const short = raw.slice(0, 2);
      expect(isSubmitted({ required: true, defaultValue: raw })).toBe(true);
      expect(isSubmitted({ required: true })).toBe(false);
      expect(isSubmitted({ required: true, defaultValue: short })).toBe(mask === 'name');
      expect(isSubmitted({ required: true, defaultValue: short }, true)).toBe(true);
      expect(isSubmitted({ defaultValue: short })).toBe(true);
    });

    test('is submitted with a text that a password manager set without an event', async () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
        event.preventDefault();
      });
      const changes = renderField((props) => (
        <form onSubmit={onSubmit}>
          <Field {...props} />
        </form>
      ));
      input().value = raw + surplus.trim();
      input().value = raw;
      theForm().requestSubmit();
      expect([input().value, changes.at(-1)]).toEqual([display, raw]);
      await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    });
  },
);

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
  expect([new FormData(theForm()).get('holder'), input().value]).toEqual(['ANA PAZ', 'ANA PAZ-']);
});
