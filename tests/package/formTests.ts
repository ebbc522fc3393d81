import { expect, it } from 'vitest';
import { visit } from '../e2e/browser';
import { NAME } from './apps';

/** A masked field with the props of a native one: nothing could be typed. */
export const wrongFormik = `import { PhoneField } from '${NAME}/components/PhoneField';
import { useFormik } from 'formik';
export function Wrong() {
  const { getFieldProps } = useFormik({ initialValues: { phone: '' }, onSubmit: console.log });
  // @ts-expect-error Its onChange takes an event.
  return <PhoneField clearLabel="Clear" label="Phone" {...getFieldProps('phone')} />;
}
`;

/** Tests the forms of the guides in the Next.js app. */
export function testForms(base: () => string): void {
  it.each(['HookForm', 'FormikForm', 'TanStackForm'])(
    'pays with the %s of the guide',
    async (name) => {
      const { page, consoleMessages } = await visit('/forms', 360, { base: base() });
      await page.waitForLoadState('networkidle');
      const form = page.getByRole('region', { name });
      const pay = form.getByRole('button', { name: 'Pagar' });
      const phone = form.getByRole('textbox', { name: 'Celular' });
      await phone.pressSequentially('55 1234');
      await pay.click();
      await form.getByText('Escriba los diez dígitos.').waitFor();
      await phone.press('End');
      await phone.pressSequentially('5678');
      await pay.click();
      await page.getByText('5512345678').waitFor();
      expect(consoleMessages).toEqual([]);
    },
  );

  it.each([true, false])(
    'sends the ConformForm of the guide, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await visit('/forms', 360, { base: base(), javaScriptEnabled });
      await page.waitForLoadState('networkidle');
      const form = page.getByRole('region', { name: 'ConformForm' });
      const phone = form.getByRole('textbox', { name: 'Celular' });
      await phone.fill('+52 55 1234');
      await form.getByRole('button', { name: 'Pagar' }).click();
      await form.getByText('Escriba los diez dígitos.').waitFor();
      await phone.fill('+52 1 55 1234 5678');
      await form.getByRole('button', { name: 'Pagar' }).click();
      await expect.poll(() => phone.inputValue()).toBe('');
      expect(await form.getByText('Escriba los diez dígitos.').count()).toBe(0);
    },
  );

  it('shows the brand of a card and the plan of a country as in the guide', async () => {
    const { page } = await visit('/forms', 360, { base: base() });
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('textbox', { name: 'Tarjeta' });
    await card.pressSequentially('378282246310005');
    expect(await card.inputValue()).toBe('3782 822463 10005');
    await page.getByText('American Express').waitFor();
    await card.fill('4000 1234 1234 1234 123');
    expect(await card.inputValue()).toBe('4000 1234 1234 1234 123');
    await page.getByText('Visa').waitFor();
    expect(await page.getByText('Revise el número.').count()).toBe(0);
    const section = page.getByRole('region', { name: 'CountryPhone' });
    const phone = section.getByRole('textbox');
    await phone.fill('+55 11 91234 5678');
    expect(await phone.inputValue()).toBe('+5511912345678');
    await section.getByRole('combobox').focus();
    await section.getByRole('combobox').selectOption('BR');
    await expect.poll(() => phone.inputValue()).toBe('11 91234 5678');
  });

  it.each([
    ['CO', '+57 300 123 4567', '3001234567', true],
    ['BR', '+55 (11) 3123-4567', '1131234567', false],
  ])('tops up by a server action in %s with %s', async (country, text, raw, javaScriptEnabled) => {
    const options = { base: base(), javaScriptEnabled };
    const { page, consoleMessages } = await visit(`/recarga/${country}`, 320, options);
    await page.waitForLoadState('networkidle');
    const phone = page.getByRole('textbox', { name: 'Celular' });
    const pay = page.getByRole('button', { name: 'Pagar' });
    await phone.fill(text.slice(0, -2));
    await pay.click();
    await page.getByText('Revise el número.').waitFor();
    await phone.fill('');
    await phone.pressSequentially(text);
    await pay.click();
    await page.getByText(`Recarga a ${raw}`, { exact: true }).waitFor();
    expect(consoleMessages).toEqual([]);
  });
}
