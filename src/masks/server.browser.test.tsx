import { act, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { fieldCases, fieldOf, input, output } from './testing/fields';

const { Field: PhoneField } = fieldOf('phone');

/** Hydrates server-rendered markup, and returns the errors of React. */
function hydrate(node: ReactNode, changePage: () => unknown = () => undefined): unknown[] {
  const errors: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => errors.push(parts));
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  main.innerHTML = renderToString(node);
  changePage();
  act(() => {
    hydrateRoot(main, node, { onRecoverableError: (error) => errors.push(error) });
  });
  spy.mockRestore();
  return errors;
}

describe.each(fieldCases)('the field of the mask $mask', ({ Field, raw, display, pasted }) => {
  test('is formatted on the server and hydrates without a mismatch', () => {
    const onChange = vi.fn();
    const field = <Field defaultValue={raw} hint="Advice" label="Field" onChange={onChange} />;
    expect(renderToString(field)).toContain(`value="${display.replace("'", '&#x27;')}"`);
    expect(hydrate(<StrictMode>{field}</StrictMode>)).toEqual([]);
    expect(input().value).toBe(display);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('keeps a text typed before hydration', () => {
    const onChange = vi.fn();
    const field = <Field defaultValue="" label="Field" onChange={onChange} />;
    hydrate(<StrictMode>{field}</StrictMode>, () => (input().value = pasted));
    expect([input().value, onChange.mock.calls]).toEqual([display, [[raw]]]);
  });
});

test('the mask cvv conceals its digits before hydration, and ignores a display that the browser has restored', () => {
  const { Field: CvvField } = fieldOf('cvv');
  const changes: string[] = [];
  let concealed = '';
  const field = <CvvField label="Field" onChange={(value) => void changes.push(value)} />;
  hydrate(field, () => {
    input().value = '**9';
    concealed = input().dataset['concealed'] ?? '';
  });
  expect([concealed, input().dataset['concealed']]).toEqual(['true', undefined]);
  expect([input().value, changes]).toEqual(['', []]);
});

test('a text typed before hydration is set in react-hook-form', () => {
  function Form() {
    const { control, watch } = useForm({ defaultValues: { phone: '' } });
    return (
      <>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField label="Field" {...field} />}
        />
        <output>{watch('phone')}</output>
      </>
    );
  }
  hydrate(<Form />, () => (input().value = '55 12'));
  expect([input().value, output()]).toEqual(['551 2', '5512']);
});

test('an unfinished name typed before hydration is finished on blur', () => {
  const { Field } = fieldOf('name');
  hydrate(<Field label="Field" />, () => {
    input().value = 'Eva ';
    input().focus();
  });
  expect(input().value).toBe('Eva ');
  input().blur();
  expect(input().value).toBe('Eva');
});
