import { startTransition, StrictMode, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { useHydrated } from '#hooks/useHydrated';
import { fieldCases, fieldOf, input } from './testing/fields';

/** Hydrates server-rendered markup, and returns the errors of React. */
function hydrate(node: ReactNode, changePage: () => unknown = () => undefined): unknown[] {
  const errors: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => errors.push(parts));
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  main.innerHTML = renderToString(node);
  changePage();
  flushSync(() => {
    hydrateRoot(main, node, { onRecoverableError: (error) => errors.push(error) });
  });
  spy.mockRestore();
  return errors;
}

describe.each(fieldCases)(
  'the field of the mask $mask',
  ({ mask, Field, raw, display, pasted }) => {
    test('is formatted on the server and hydrates without a mismatch', () => {
      const onChange = vi.fn();
      const props = { defaultValue: raw, hint: 'Advice', label: 'Field', name: 'field', onChange };
      const field = <Field {...props} />;
      expect(renderToString(field)).toContain(`value="${display.replace("'", '&#x27;')}"`);
      // A form that is submitted earlier contains a phone number, and no card. The server parses the text.
      const names = Array.from(
        renderToString(field).matchAll(/ (name|pattern)="/g),
        ([, name]) => name,
      );
      expect(names).toEqual(mask === 'phone' ? ['name'] : []);
      expect(hydrate(<StrictMode>{field}</StrictMode>)).toEqual([]);
      expect([input().value, input().name]).toEqual([display, 'field']);
      expect(input().hasAttribute('pattern')).toBe(mask !== 'name');
      expect(onChange).not.toHaveBeenCalled();
    });

    test('keeps a text typed before hydration', () => {
      const onChange = vi.fn();
      const field = <Field defaultValue="" label="Field" onChange={onChange} />;
      hydrate(<StrictMode>{field}</StrictMode>, () => (input().value = pasted));
      expect([input().value, onChange.mock.calls]).toEqual([display, [[raw]]]);
    });
  },
);

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

test('a text typed before hydration is displayed throughout, if hydration gives the field another value', async () => {
  const { Field: PhoneField, raw, display, pasted } = fieldOf('phone');
  const values: string[] = [];
  function Parent() {
    const [stored, setStored] = useState('5500');
    const value = useHydrated() ? stored : '';
    values.push(value);
    return <PhoneField label="Field" onChange={setStored} value={value} />;
  }
  // React runs the effects of a boundary at a low priority, after it has rendered the stored value.
  const node = (
    <Suspense>
      <Parent />
    </Suspense>
  );
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  main.innerHTML = renderToString(node);
  const field = input();
  field.value = pasted;
  const displayed = vi.spyOn(field, 'value', 'set');
  startTransition(() => {
    hydrateRoot(main, node);
  });
  await expect.poll(() => values.at(-1)).toBe(raw);
  expect(values).toContain('5500');
  expect(new Set(displayed.mock.calls.flat())).toEqual(new Set([display]));
});
