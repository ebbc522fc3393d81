import { expect, test } from 'vitest';
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

test('keeps its value when a link in its label is followed', async () => {
  render(<Checkbox label={<a href="#terms">Acepto</a>} />);
  await userEvent.click(page.getByRole('link'));
  expect(location.hash).toBe('#terms');
  await expect.element(checkbox).not.toBeChecked();
  history.replaceState(null, '', location.pathname + location.search);
});
