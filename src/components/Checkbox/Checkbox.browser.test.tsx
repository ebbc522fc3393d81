import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { Checkbox } from './Checkbox';

const checkbox = page.getByRole('checkbox', { name: 'Acepto' });

test('is in the data of a native form, whose reset restores the default value', async () => {
  const { container } = render(
    <form>
      <Checkbox label="Acepto" name="terms" required value="yes" />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  expect([...new FormData(form)]).toEqual([]);
  expect(form?.checkValidity()).toBe(false);
  await userEvent.click(checkbox);
  expect([...new FormData(form)]).toEqual([['terms', 'yes']]);
  expect(form?.checkValidity()).toBe(true);
  form?.reset();
  await expect.element(checkbox).not.toBeChecked();
});

test('is registered with react-hook-form, which focuses it if it is invalid', async () => {
  const onSubmit = vi.fn();
  const forms: UseFormReturn<{ terms: boolean }>[] = [];
  function WithRegister() {
    const form = useForm({ defaultValues: { terms: false } });
    forms.push(form);
    const { formState, handleSubmit, register } = form;
    return (
      <form onSubmit={(event) => void handleSubmit((values) => void onSubmit(values))(event)}>
        <Checkbox
          {...register('terms', { required: 'Falta aceptar' })}
          error={formState.errors.terms?.message}
          label="Acepto"
        />
        <button type="submit">Pagar</button>
      </form>
    );
  }
  render(<WithRegister />);
  await userEvent.click(page.getByRole('button'));
  await expect.element(checkbox).toHaveFocus();
  await expect.element(checkbox).toHaveAccessibleDescription('Falta aceptar');
  await userEvent.click(checkbox);
  await userEvent.click(page.getByRole('button'));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ terms: true }]]);
  forms[0]?.reset();
  await expect.element(checkbox).not.toBeChecked();
});

test('keeps the value that was chosen before hydration', async () => {
  const app = <Checkbox label="Acepto" />;
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(app);
  await userEvent.click(checkbox);
  const root = hydrateRoot(container, app);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => Object.keys(checkbox.element()).join()).toContain('__reactProps');
  await expect.element(checkbox).toBeChecked();
});

test('keeps its value when a link in its label is followed', async () => {
  render(<Checkbox label={<a href="#terms">Acepto</a>} />);
  await userEvent.click(page.getByRole('link'));
  expect(location.hash).toBe('#terms');
  await expect.element(checkbox).not.toBeChecked();
  history.replaceState(null, '', location.pathname + location.search);
});
