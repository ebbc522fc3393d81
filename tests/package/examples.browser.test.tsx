import axe from 'axe-core';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '#theme/testing/render';

const files = import.meta.glob<Record<string, ComponentType>>('../../docs/examples/*.tsx', {
  eager: true,
});
const examples = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module).map(
    ([name, Example]) => [`${path.replace(/^.*\/|\.tsx$/g, '')} ${name}`, Example] as const,
  ),
);

/** Rules about complete pages. An example is a part of a page. */
const rules = { 'page-has-heading-one': { enabled: false }, region: { enabled: false } };

test.each(examples)('%s renders without a message, and axe finds nothing', async (_, Example) => {
  const onError = vi.spyOn(console, 'error');
  const onWarning = vi.spyOn(console, 'warn');
  onTestFinished(() => void vi.restoreAllMocks());
  const { container } = render(
    <Example />,
    document.body.appendChild(document.createElement('div')),
  );
  expect(container.firstElementChild).not.toBeNull();
  const { violations } = await axe.run(container, { iframes: false, rules });
  expect(violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)])).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  expect(onWarning).not.toHaveBeenCalled();
});
