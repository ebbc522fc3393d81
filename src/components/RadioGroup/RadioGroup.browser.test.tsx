import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('shows the value of its parent', async () => {
  function Controlled() {
    const [value, setValue] = useState('1');
    return <Instalments onChange={(next) => next !== '3' && setValue(next)} value={value} />;
  }
  render(<Controlled />);
  await userEvent.click(radio('Tres pagos'));
  await expect.element(radio('Un pago')).toBeChecked();
});

test('takes numbers, and has no selected option again when its parent sets the value to undefined', async () => {
  const log = vi.spyOn(console, 'error');
  onTestFinished(() => void vi.restoreAllMocks());
  const seen: string[] = [];
  function Controlled() {
    const [value, setValue] = useState<number>();
    const onChange = (next: string) => {
      seen.push(next);
      setValue(Number(next));
    };
    const options = [1, 3].map((count) => ({ value: count, label: String(count) }));
    return (
      <>
        <Instalments onChange={onChange} options={options} value={value} />
        <button onClick={() => setValue(undefined)}>Borrar</button>
      </>
    );
  }
  render(<Controlled />);
  await userEvent.click(radio('3'));
  await expect.element(radio('3')).toBeChecked();
  await userEvent.click(page.getByRole('button'));
  await expect.element(radio('3')).not.toBeChecked();
  await userEvent.click(radio('3'));
  await expect.element(radio('3')).toBeChecked();
  expect(seen).toEqual(['3', '3']);
  expect(log).not.toHaveBeenCalled();
});
