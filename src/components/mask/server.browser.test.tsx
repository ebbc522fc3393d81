import { act, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { maskOf } from './masks';
import { fieldCases, input } from './testing/fields';

/** Hydrates what the server made, and gives what React complained of. */
function hydrate(node: ReactNode, meddle: () => void = () => undefined): unknown[] {
  const complaints: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts));
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  main.innerHTML = renderToString(node);
  meddle();
  act(() => {
    hydrateRoot(main, node, { onRecoverableError: (error) => complaints.push(error) });
  });
  spy.mockRestore();
  return complaints;
}

describe.each(fieldCases)(
  'the field of the mask $mask',
  ({ mask, Field, raw, display, pasted }) => {
    test('comes from the server formatted and comes alive the same', () => {
      const onChange = vi.fn();
      const field = <Field defaultValue={raw} hint="Advice" label="Field" onChange={onChange} />;
      expect(renderToString(field)).toContain(`value="${display.replace("'", '&#x27;')}"`);
      expect(hydrate(<StrictMode>{field}</StrictMode>)).toEqual([]);
      expect(input().value).toBe(display);
      expect(onChange).not.toHaveBeenCalled();
    });

    test('takes what was typed before the page came alive, but for what it hides', () => {
      const told: string[] = [];
      const field = (
        <Field
          defaultValue=""
          label="Field"
          onChange={({ target }) => {
            told.push(target.value);
          }}
        />
      );
      hydrate(<StrictMode>{field}</StrictMode>, () => {
        input().value = pasted;
      });
      const kept = maskOf(mask).hidden ? [] : [raw];
      expect([input().value, told]).toEqual([kept.length === 0 ? '' : display, kept]);
    });
  },
);
