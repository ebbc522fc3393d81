import { isValidElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { render } from './testing/render';

interface StoryModule {
  Default: { meta: { input: { component: ComponentType; args?: Record<string, unknown> } } };
}

const files = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

/** The values of an arg whose control is emptied in Storybook. */
function emptyValues(value: unknown): unknown[] {
  if (typeof value === 'string') return [undefined, ''];
  if (typeof value === 'number') return [undefined, NaN];
  if (Array.isArray(value)) return [undefined, []];
  return typeof value === 'object' && !isValidElement(value) ? [undefined, {}] : [undefined];
}

/** Each arg of each component, emptied. */
const cases = Object.entries(files).flatMap(([path, { Default }]) => {
  const { component: Component, args = {} } = Default.meta.input;
  const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
  return Object.entries(args).flatMap(([prop, value]) =>
    emptyValues(value).map((empty) => {
      const emptied = { ...args, [prop]: empty };
      return { name, prop, empty, element: <Component key={name} {...emptied} /> };
    }),
  );
});

test.each(cases)('$name renders with the $prop $empty', ({ element }) => {
  const { container } = render([element, <hr key="after" />]);
  // React removes everything if a component throws.
  expect(container.lastElementChild?.tagName).toBe('HR');
  expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
});
