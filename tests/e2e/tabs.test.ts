import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import {
  buy,
  chooseTelcel50,
  fiftyPesos,
  fillCard,
  goToPayment,
  headingOf,
  pay,
  payButton,
  phoneField,
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

/** Opens the payment in a tab with its own process, to which local storage arrives later, and fills its forms. */
async function copyOf(page: Page, number = '55 1234 5000'): Promise<Page> {
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await page.context().newPage();
  await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
  await copy.goto('/start/pago');
  await phoneField(copy).fill(number);
  await copy.getByRole('button', { name: es.payment.continue }).click();
  await fillCard(copy);
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
    await phoneField(copy).fill('55 1234 5000');
    await copy.getByRole('button', { name: es.payment.continue }).click();
    await fillCard(copy);
    await pay(page);
    await payButton(copy).click();
    await headingOf(copy, es.carriers.title).waitFor();
    await copy.locator('[data-notification]', { hasText: es.payment.paidElsewhere }).waitFor();
    expect(
      await headingOf(copy, es.carriers.title).evaluate((h1) => h1 === document.activeElement),
    ).toBe(true);
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

  it('is another one in each tab that enters another number, also after a reload', async () => {
    const { page } = await visit('/start/company/TELCEL', 360);
    await fiftyPesos(page).check();
    const [same, other] = [await copyOf(page), await copyOf(page, '81 1234 5678')];
    await phoneField(page).fill('55 1234 5000');
    await goToPayment(page);
    await pay(page);
    await other.reload();
    await fillCard(other);
    await payButton(other).click();
    await headingOf(other, es.receipt.title).waitFor();
    await payButton(same).click();
    await same.locator('[data-notification]', { hasText: es.payment.paidElsewhere }).waitFor();
  });

  it.each([
    ['missing', 'undefined'],
    ['refused', '{ request: () => Promise.reject(new DOMException()) }'],
  ])('is paid if locks are %s', async (_, locks) => {
    const script = `Object.defineProperty(navigator, 'locks', { value: ${locks} })`;
    const { page } = await visit('/start', 360, { prepare: (tab) => tab.addInitScript(script) });
    await buy(page);
  });
});
