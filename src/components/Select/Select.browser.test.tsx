import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { Select } from './Select';

test('is in the data of a native form, whose reset restores the default value', async () => {
  const ref = createRef<HTMLSelectElement>();
  render(
    <form>
      <Select defaultValue="" label="Documento" name="type" ref={ref} required>
        <option value="">Elija uno</option>
        <option value="CC">Cédula</option>
      </Select>
    </form>,
  );
  const select = page.getByRole('combobox', { name: 'Documento' });
  const form = ref.current?.form;
  expect(form?.checkValidity()).toBe(false);
  await userEvent.selectOptions(select, 'CC');
  expect([...new FormData(form ?? undefined)]).toEqual([['type', 'CC']]);
  expect(form?.checkValidity()).toBe(true);
  form?.reset();
  await expect.element(select).toHaveValue('');
});
