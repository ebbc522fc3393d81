import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const radio = (name: string) => page.getByRole('radio', { name });

function Instalments(props: Partial<RadioGroupProps>) {
  const options = [
    { value: '1', label: 'Un pago' },
    { value: '3', label: 'Tres pagos' },
  ];
  return <RadioGroup label="Pagos" name="instalments" options={options} {...props} />;
}

test('is in the data of a native form, whose reset restores the default value and the ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form>
      <Instalments defaultValue="1" ref={ref} />
    </form>,
  );
  const form = ref.current?.form;
  await userEvent.click(radio('Tres pagos'));
  expect([...new FormData(form ?? undefined)]).toEqual([['instalments', '3']]);
  expect(ref.current?.value).toBe('3');
  form?.reset();
  await expect.poll(() => ref.current?.value).toBe('1');
  await expect.element(radio('Un pago')).toBeChecked();
});

test('shows the value of its parent', async () => {
  function Controlled() {
    const [value, setValue] = useState('1');
    return <Instalments onChange={(next) => next !== '3' && setValue(next)} value={value} />;
  }
  render(<Controlled />);
  await userEvent.click(radio('Tres pagos'));
  await expect.element(radio('Un pago')).toBeChecked();
});
