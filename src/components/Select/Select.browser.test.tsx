import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { Select, type SelectProps } from './Select';

const select = page.getByRole('combobox', { name: 'Documento' });

function Documents(props: Partial<SelectProps>) {
  return (
    <Select label="Documento" name="type" {...props}>
      <option value="">Elija uno</option>
      <option value="CC">Cédula</option>
    </Select>
  );
}

test('is in the data of a native form, whose reset restores the default value', async () => {
  const ref = createRef<HTMLSelectElement>();
  render(
    <form>
      <Documents defaultValue="" ref={ref} required />
    </form>,
  );
  const form = ref.current?.form;
  expect(form?.checkValidity()).toBe(false);
  await userEvent.selectOptions(select, 'CC');
  expect([...new FormData(form ?? undefined)]).toEqual([['type', 'CC']]);
  expect(form?.checkValidity()).toBe(true);
  form?.reset();
  await expect.element(select).toHaveValue('');
});

test('keeps the option that was selected before hydration', async () => {
  const app = <Documents />;
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(app);
  await userEvent.selectOptions(select, 'CC');
  const root = hydrateRoot(container, app);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => Object.keys(select.element()).join()).toContain('__reactProps');
  await expect.element(select).toHaveValue('CC');
});
