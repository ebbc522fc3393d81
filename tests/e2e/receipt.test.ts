import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { visit, type VisitOptions } from './browser';
import {
  buy,
  buyAnother,
  chooseTelcel50,
  expectFilledCarrier,
  fiftyPesos,
  fillCard,
  goToPayment,
  headingOf,
  orderOf,
  pay,
  payButton,
  phoneField,
  shownFolio,
} from './purchase';

/** Clicks again at the same position when the receipt is rendered: the second click of a double click. */
function pressOnceThere(): void {
  let pressed = 0;
  let at = { clientX: 0, clientY: 0 };
  window.addEventListener('click', ({ clientX, clientY }) => {
    at = { clientX, clientY };
  });
  new MutationObserver(() => {
    if (pressed > 0 || document.querySelectorAll('section dl').length < 2) return;
    window.print = () => location.assign('/printed');
    const init = { ...at, bubbles: true, cancelable: true, detail: 2 };
    for (const target of document.querySelectorAll('a, button')) {
      target.dispatchEvent(new MouseEvent('click', init));
      pressed += 1;
    }
    Object.assign(window, { pressed });
  }).observe(document, { childList: true, subtree: true });
}

/** Clicks at a time in ms since 1970. */
async function clickAt(button: Element, time: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, time - Date.now() - 20));
  while (Date.now() < time);
  (button as HTMLElement).click();
}

async function countAll(tabs: Page[], find: (tab: Page) => Locator): Promise<number> {
  const counts = await Promise.all(tabs.map((tab) => find(tab).count()));
  return counts.reduce((sum, count) => sum + count);
}

describe('leaving the payment', () => {
  it.each([
    ['number', es.payment.change.phone, phoneField],
    ['package', es.payment.change.product, fiftyPesos],
  ])('about the %s goes back to that choice, with everything kept', async (_, name, choice) => {
    const { page } = await visit('/start', 1280);
    await chooseTelcel50(page);
    await orderOf(page).getByRole('link', { name }).click();
    await expectFilledCarrier(page);
    const isFocused = () => choice(page).evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await goToPayment(page);
    expect(await orderOf(page).innerText()).toContain('551 234 50 00');
  });
});

/** Ways to lose the state of the receipt's history entry. Each ends on the payment screen's address. */
const losses: Record<string, VisitOptions & { lose: (page: Page) => Promise<unknown> }> = {
  'a reload without a network': {
    async lose(page) {
      await page.context().setOffline(true);
      await page.reload().catch(() => undefined);
      await page.context().setOffline(false);
      await page.reload();
      await page.reload();
    },
  },
  'a history that refuses to keep it': {
    before() {
      history.replaceState = (...args) => {
        if (location.pathname === '/start/pago') throw new DOMException('No.', 'SecurityError');
        History.prototype.replaceState.apply(history, args);
      };
    },
    lose: (page) => page.reload(),
  },
  'a clock before 1970': {
    prepare: (page) => page.clock.setFixedTime(-1e12),
    lose: (page) => page.reload(),
  },
};

describe('a paid top-up', () => {
  it.each(Object.entries(losses))('is not paid twice after %s', async (_, { lose, ...options }) => {
    const { page } = await visit('/start', 360, options);
    await buy(page);
    const folio = await shownFolio(page);
    await lose(page);
    expect(await shownFolio(page)).toBe(folio);
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('pselect'))).toBeNull();
  });

  it('keeps the receipt if the second click of a double click hits its links', async () => {
    const { page } = await visit('/start', 390, { before: pressOnceThere });
    await buy(page);
    const folio = await shownFolio(page);
    expect(await page.evaluate(() => Reflect.get(window, 'pressed') as number)).toBeGreaterThan(3);
    expect(new URL(page.url()).pathname).toBe('/start/pago');
    await buyAnother(page);
    await page.goBack();
    expect(await shownFolio(page)).toBe(folio);
  });

  it('is shown by the link on the products screen, not by a typed address', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    const folio = await shownFolio(page);
    await page.goto(`${page.url()}?lang=es`);
    await headingOf(page, es.products.title).waitFor();
    await page.getByRole('link', { name: es.products.lastReceipt }).click();
    expect(await shownFolio(page)).toBe(folio);
  });

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
    await headingOf(copy, es.products.title).waitFor();
    await copy.locator('[data-notification]', { hasText: es.payment.paidElsewhere }).waitFor();
    expect(await copy.evaluate(() => sessionStorage.getItem('responseTransaction'))).toBeNull();
    const shared = await copy.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(shared).not.toContain('5512345000');
  });

  it('is paid once when two tabs pay at the same time', { timeout: 60_000 }, async () => {
    for (let run = 0; run < 6; run += 1) {
      const { context, page } = await visit('/start', 360);
      await chooseTelcel50(page);
      const session = await page.evaluate(() => ({ ...sessionStorage }));
      // A tab with its own process, to which local storage arrives later.
      const copy = await context.newPage();
      await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
      await copy.goto(page.url());
      await phoneField(copy).fill('55 1234 5000');
      await copy.getByRole('button', { name: es.payment.continue }).click();
      const tabs = [page, copy];
      for (const tab of tabs) await fillCard(tab);
      const time = Date.now() + 500;
      await Promise.all(tabs.map((tab) => payButton(tab).evaluate(clickAt, time)));
      const count = (title: string) => countAll(tabs, (tab) => headingOf(tab, title));
      await expect.poll(() => count(es.receipt.title)).toBe(1);
      await expect.poll(() => count(es.products.title)).toBe(1);
      await context.close();
    }
  });

  it('can be paid in another tab if this one is left before it pays', async () => {
    const { context, page } = await visit('/start', 360);
    await chooseTelcel50(page);
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    const copy = await context.newPage();
    await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
    await copy.goto(page.url());
    await phoneField(copy).fill('55 1234 5000');
    await copy.getByRole('button', { name: es.payment.continue }).click();
    await fillCard(copy);
    await fillCard(page);
    await payButton(page).evaluate((button) => {
      (button as HTMLElement).click();
      history.back();
    });
    await fiftyPesos(page).waitFor();
    await pay(copy);
  });

  it.each([
    ['missing', 'undefined'],
    ['refused', '{ request: () => Promise.reject(new DOMException()) }'],
  ])('is paid if locks are %s', async (_, locks) => {
    const script = `Object.defineProperty(navigator, 'locks', { value: ${locks} })`;
    const { page } = await visit('/start', 360, { prepare: (tab) => tab.addInitScript(script) });
    await buy(page);
  });

  it('shows an empty form after Back from its receipt', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    await page.goBack();
    await fiftyPesos(page).waitFor();
    expect(await fiftyPesos(page).isChecked()).toBe(false);
    expect(await phoneField(page).inputValue()).toBe('');
  });

  it('is shown again from the products screen, with its carrier and currency', async () => {
    const { page } = await visit('/start', 360);
    expect(await page.getByRole('link', { name: es.products.lastReceipt }).count()).toBe(0);
    await page.getByRole('link', { name: 'Telcel USA', exact: true }).click();
    await page.getByRole('radio').first().check();
    await phoneField(page).fill('5512345000');
    await goToPayment(page);
    await fillCard(page);
    await page.getByRole('form').locator('[type="submit"]').click();
    const folio = await shownFolio(page);
    await buyAnother(page);
    await page.reload();
    await page.getByRole('link', { name: 'AT&T', exact: true }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('link', { name: es.carrier.back }).click();
    await page.getByRole('link', { name: es.products.lastReceipt }).click();
    expect(await shownFolio(page)).toBe(folio);
    expect(await page.getByRole('banner').innerText()).toContain('Telcel USA');
    const panel = page.getByRole('region', { name: es.receipt.payment });
    expect(await panel.innerText()).toMatch(/\$5\.00\s*USD/);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored, 'the number has no place in a storage').not.toContain('5512345000');
  });

  it('shows no receipt for a product that was stored again', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    await buyAnother(page);
    await chooseTelcel50(page);
    await page.goBack();
    await page.getByRole('button', { name: es.carrier.reset }).click();
    await page.goForward();
    await headingOf(page, es.products.title).waitFor();
  });

  it('stays separate from the next one after Back', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    const folio = await shownFolio(page);
    await buyAnother(page);
    await chooseTelcel50(page);
    await page.evaluate(() => {
      history.go(-3);
    });
    expect(await shownFolio(page)).toBe(folio);
    await page.evaluate(() => {
      history.go(3);
    });
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain('551 234 50 00');
    await pay(page);
    expect(await shownFolio(page)).not.toBe(folio);
    for (let step = 0; step < 3; step += 1) await page.goBack();
    expect(await shownFolio(page)).toBe(folio);
    await page.reload();
    expect(await shownFolio(page)).toBe(folio);
  });
});
