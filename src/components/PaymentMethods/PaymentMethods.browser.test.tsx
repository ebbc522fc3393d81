import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods';

const methods = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'cash', label: 'Efectivo', unavailable: 'No disponible' },
];
const radio = (name: string) => page.getByRole('radio', { name });
const message = page.getByRole('status');

/** The group without its required props. */
function Group(props: Partial<PaymentMethodsProps>) {
  return <PaymentMethods label="Pago" methods={methods} name="pago" {...props} />;
}

const isValid = () => document.forms[0]?.checkValidity();
const entries = () => Array.from(new FormData(document.forms[0]));

test('adds the selected value to a native form, whose reset restores the default value', async () => {
  const onChange = vi.fn();
  render(
    <>
      <form id="pay" />
      <Group defaultValue="card" form="pay" onChange={onChange} />
    </>,
  );
  expect(entries()).toEqual([['pago', 'card']]);
  await userEvent.click(radio('Efectivo'));
  expect(entries()).toEqual([['pago', 'cash']]);
  await expect.element(message).toHaveTextContent('No disponible');
  expect(onChange.mock.calls).toEqual([['cash']]);
  document.forms[0]?.reset();
  expect(entries()).toEqual([['pago', 'card']]);
  await expect.element(message).toBeEmptyDOMElement();
});

test('keeps the value of its parent when a native form is reset', async () => {
  function Controlled() {
    const [value, setValue] = useState('card');
    return (
      <form>
        <Group onChange={setValue} value={value} />
      </form>
    );
  }
  render(<Controlled />);
  await userEvent.click(radio('Efectivo'));
  document.forms[0]?.reset();
  await expect.poll(entries).toEqual([['pago', 'cash']]);
  await expect.element(message).toHaveTextContent('No disponible');
});

test('is invalid without a selection if it is required, and has no value if it is disabled', async () => {
  const inForm = (disabled: boolean) => (
    <form>
      <Group disabled={disabled} required />
    </form>
  );
  const { rerender } = render(inForm(false));
  expect(isValid()).toBe(false);
  await userEvent.click(radio('Tarjeta'));
  expect(isValid()).toBe(true);
  rerender(inForm(true));
  expect([isValid(), entries()]).toEqual([true, []]);
});

test('keeps a method that was selected before hydration', async () => {
  const app = <Group defaultValue="card" />;
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(app);
  await userEvent.click(radio('Efectivo'));
  await expect.element(message).toBeEmptyDOMElement();
  const root = hydrateRoot(container, app);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(message).toHaveTextContent('No disponible');
  await expect.element(radio('Efectivo')).toBeChecked();
});
