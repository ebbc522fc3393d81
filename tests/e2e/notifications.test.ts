import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import { chooseTelcel50, orderOf, payButton, phoneField } from './purchase';

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

/** Opens the payment, presses Pay without a card, and scrolls to the top. */
async function openWarnedPayment(width: number): Promise<Page> {
  const { page } = await visit('/start', width);
  await chooseTelcel50(page);
  await payButton(page).click();
  await notification(page).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
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

/** Whether nothing covers the middle of an element, which may be round. */
function isMiddleVisible(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function boxOf(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((element) => element.getBoundingClientRect());
}

it.each([
  [1280, 720],
  [360, 740],
  [320, 640],
])('covers neither the wrong field nor what can be chosen at %d x %d px', async (width, height) => {
  const page = await openWarned(width, height);
  await expect.poll(() => page.getByText(es.field.phone).evaluate(isVisible)).toBe(true);
  expect(await phoneField(page).evaluate(isVisible)).toBe(true);
  const error = page.locator('form').getByText(es.carrier.warning.phone);
  expect(await error.evaluate(isVisible)).toBe(true);
  const choices = [
    page.getByRole('tab').first(),
    page.locator('label:has([type="radio"])').first(),
  ];
  // On a phone, it is over the first row of the header.
  if (width > 900) choices.push(page.getByRole('combobox'));
  for (const choice of choices) expect(await choice.evaluate(isVisible)).toBe(true);
  await phoneField(page).fill('5512345000');
  await pay(page).click();
  const missing = page.locator('form').getByText(es.carrier.warning.product);
  await expect.poll(() => missing.evaluate(isVisible)).toBe(true);
});

it('covers no focused control on a phone, and is the first in the tab order', async () => {
  const page = await openWarned(360, 740);
  await expect.poll(() => phoneField(page).evaluate(isVisible)).toBe(true);
  const visited: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    await expect.poll(() => focused.evaluate(isMiddleVisible)).toBe(true);
    visited.push(await focused.evaluate(({ tagName }) => tagName));
  }
  expect(visited).toEqual(['SELECT', 'A', 'BUTTON']);
  const close = page.getByRole('button', { name: es.notification.close });
  expect(await close.evaluate((element) => element === document.activeElement)).toBe(true);
});

it.each([360, 920, 1280])(
  'does not cover the order on the payment screen at %d px',
  async (width) => {
    const page = await openWarnedPayment(width);
    const box = await boxOf(notification(page));
    const heading = await boxOf(orderOf(page).getByRole('heading'));
    expect(box.bottom).toBeLessThanOrEqual(heading.top);
  },
);
