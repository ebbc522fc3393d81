import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import { phoneField } from './purchase';

const carrier = '/start/company/TELCEL';

function notification(page: Page): Locator {
  return page.locator('[data-notification]:not([data-state="removed"])');
}

/** Opens a carrier and presses Pay without a phone number. */
async function openWarned(width: number, height: number): Promise<Page> {
  const { page } = await visit(carrier, width, { height });
  await page.getByRole('radio').first().waitFor();
  await pay(page).click();
  await notification(page).waitFor();
  return page;
}

function pay(page: Page): Locator {
  return page.getByRole('button', { name: es.carrier.pay, exact: true });
}

/** Whether nothing covers an element, apart from its corners. */
function isVisible(element: Element): boolean {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every((part) =>
    [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(left + part * width, y)),
    ),
  );
}

it.each([
  [1280, 720],
  [360, 740],
  [320, 640],
])('covers neither the wrong field nor the language menu at %d x %d px', async (width, height) => {
  const page = await openWarned(width, height);
  await expect.poll(() => page.getByText(es.field.phone).evaluate(isVisible)).toBe(true);
  expect(await phoneField(page).evaluate(isVisible)).toBe(true);
  const error = page.locator('form').getByText(es.carrier.warning.phone);
  expect(await error.evaluate(isVisible)).toBe(true);
  expect(await page.getByRole('combobox').evaluate(isVisible)).toBe(true);
  await phoneField(page).fill('5512345000');
  await pay(page).click();
  const missing = page.locator('form').getByText(es.carrier.warning.product);
  await expect.poll(() => missing.evaluate(isVisible)).toBe(true);
});
