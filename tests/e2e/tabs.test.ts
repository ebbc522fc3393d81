import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { isFocused, visit } from './browser';
import {
  buy,
  chooseTelcel50,
  fillCard,
  headingOf,
  pay,
  payButton,
  phoneField,
  shownFolio,
} from './purchase';

/** Clicks at a time in ms since 1970. */
function clickAt(button: Element, time: number): void {
  setTimeout(
    () => {
      while (Date.now() < time);
      (button as HTMLElement).click();
    },
    time - Date.now() - 20,
  );
}

/** Fills the forms of a payment that has a product only. */
async function fillPayment(tab: Page): Promise<void> {
  await phoneField(tab).fill('55 1234 5000');
  await tab.getByRole('button', { name: es.payment.continue }).click();
  await fillCard(tab);
}

/** Opens the payment in a tab with its own process, to which local storage arrives later, and fills its forms. */
async function copyOf(page: Page): Promise<Page> {
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await page.context().newPage();
  await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
  await copy.goto('/start/pago');
  await fillPayment(copy);
  return copy;
}

describe('a purchase in two tabs', () => {
  it('is not paid again in a tab opened from the payment screen', async () => {
    const { context, page } = await visit('/start', 360);
    await chooseTelcel50(page);
    const opened = context.waitForEvent('page');
    await page.evaluate(() => {
      window.open('/start/pago');
    });
    const copy = await opened;
    await fillPayment(copy);
    await pay(page);
    await payButton(copy).click();
    await headingOf(copy, es.carriers.title).waitFor();
    await copy.locator('[data-notification]', { hasText: es.payment.paidElsewhere }).waitFor();
    expect(await isFocused(headingOf(copy, es.carriers.title))).toBe(true);
    expect(await copy.evaluate(() => sessionStorage.getItem('responseTransaction'))).toBeNull();
    const shared = await copy.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(shared).not.toContain('5512345000');
  });

  it('is paid once when two tabs pay at the same time', { timeout: 60_000 }, async () => {
    for (let run = 0; run < 3; run += 1) {
      const { context, page } = await visit('/start', 360);
      await chooseTelcel50(page);
      const copy = await copyOf(page);
      const tabs = [page, copy];
      await fillCard(page);
      const time = Date.now() + 500;
      await Promise.all(tabs.map((tab) => payButton(tab).evaluate(clickAt, time)));
      for (const title of [es.receipt.title, es.carriers.title]) {
        const counts = () => Promise.all(tabs.map((tab) => headingOf(tab, title).count()));
        await expect.poll(async () => (await counts()).sort()).toEqual([0, 1]);
      }
      await context.close();
    }
  });

  it.each([
    ['missing', 'undefined'],
    ['refused', '{ request: () => Promise.reject(new DOMException()) }'],
    [
      'granted late',
      '{ request: (_, call) => new Promise((end) => setTimeout(end, 2000)).then(call) }',
    ],
  ])('is paid if locks are %s', async (_, locks) => {
    const script = `Object.defineProperty(navigator, 'locks', { value: ${locks} })`;
    const { page } = await visit('/start', 360, { prepare: (tab) => tab.addInitScript(script) });
    await buy(page);
    const folio = await shownFolio(page);
    await page.waitForTimeout(2500);
    expect(await shownFolio(page)).toBe(folio);
  });
});
