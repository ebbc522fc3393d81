import { expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { formatPhone } from '#masks/phone';
import { isFocused, visit } from './browser';
import { chooseTelcel50, fiftyPesos, headingOf, phoneField } from './purchase';

it('follows a language and a scheme that are chosen in another tab', async () => {
  const { context, page } = await visit('/start', 360);
  await headingOf(page, es.carriers.title).waitFor();
  const other = await context.newPage();
  await other.goto('/start/company/TELCEL');
  await phoneField(other).fill('551234');
  await page.getByRole('combobox').selectOption('en');
  await expect.poll(() => phoneField(other, en).inputValue()).toBe(formatPhone('551234'));
  const root = other.locator('html');
  expect(await root.getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: en.scheme.dark }).click();
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('dark');
});

it('keeps the place in a list after a reload', async () => {
  const { page } = await visit('/start/company/TELCEL', 360);
  await fiftyPesos(page).waitFor();
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollY).toBe(700);
  await page.reload();
  await fiftyPesos(page).waitFor();
  await expect.poll(scrollY).toBe(700);
});

it('focuses the link that was followed after Back', async () => {
  const { page } = await visit('/start', 360);
  const tile = page.getByRole('link', { name: 'Telcel', exact: true });
  await tile.click();
  await phoneField(page).waitFor();
  await page.goBack();
  await expect.poll(() => isFocused(tile)).toBe(true);
});

it('has text of 16 px in all controls on a touch screen', async () => {
  const { page } = await visit('/start', 320, { hasTouch: true, isMobile: true });
  const sizes = () =>
    page
      .locator('input, select')
      .evaluateAll((controls) => controls.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  await page.getByRole('combobox').waitFor();
  const ofStart = await sizes();
  await chooseTelcel50(page);
  expect(Math.min(...ofStart, ...(await sizes()))).toBeGreaterThanOrEqual(16);
});
