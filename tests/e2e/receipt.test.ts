import type { Page } from 'playwright';
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
