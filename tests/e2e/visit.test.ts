import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import {
  buy,
  cardValues,
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

/** Presses Pay with a card that is filled in: without a number, nothing is paid, and the way to it is offered. */
async function expectNothingPaid(page: Page): Promise<void> {
  await page.getByText(es.payment.noPhone).waitFor();
  await fillCard(page);
  await page.getByRole('form').locator('[type="submit"]').click();
  await page.locator('[data-notification]').getByText(es.carrier.warning.phone).waitFor();
  const link = page.getByRole('link', { name: es.payment.noPhoneLink });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  const isUncovered = () =>
    link.evaluate((element) => {
      const { left = 0, top = 0 } = element.getClientRects()[0] ?? {};
      return document.elementFromPoint(left + 2, top + 2) === element;
    });
  await expect.poll(isUncovered).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('responseTransaction'))).toBeNull();
}

describe('a reload', () => {
  it('keeps the package, and a number that is half typed', async () => {
    const { page } = await visit('/start/company/TELCEL', 360);
    await fiftyPesos(page).check();
    await phoneField(page).pressSequentially('551234');
    await page.waitForTimeout(500);
    await page.reload();
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234');
    expect(await fiftyPesos(page).isChecked()).toBe(true);
  });

  it('keeps the purchase on the payment screen, and nothing of the card', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await fillCard(page);
    await page.reload();
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain('551 234 50 00');
    expect(await cardValues(page)).toEqual(['', '', '', '']);
    await fillCard(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await page.goForward();
    await headingOf(page, es.payment.title).waitFor();
    expect(await cardValues(page)).toEqual(['', '', '', '']);
    await pay(page);
  });
});

describe('the way back and forward', () => {
  it('finds each screen as it was, and the receipt paid', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    const folio = await shownFolio(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await page.goBack();
    await headingOf(page, es.products.title).waitFor();
    await page.goForward();
    await expectFilledCarrier(page);
    await page.goForward();
    expect(await shownFolio(page)).toBe(folio);
    expect(await page.getByRole('form').count()).toBe(0);
  });

  it('pays for the package and the number chosen last, though by Forward', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await phoneField(page).fill('33 1234 5000');
    await page
      .getByRole('radio', { name: /\$\s?100\b/ })
      .first()
      .check();
    await page.goForward();
    await headingOf(page, es.payment.title).waitFor();
    const order = orderOf(page);
    await expect.poll(() => order.innerText()).toMatch(/331 234 50 00[^]*\$100\.00/);
    await page.reload();
    await expect.poll(() => order.innerText()).toMatch(/331 234 50 00[^]*\$100\.00/);
    await page.evaluate(() => (window.location.hash = 'x'));
    expect(await order.innerText()).toMatch(/331 234 50 00[^]*\$100\.00/);
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: es.field.clearPhone }).click();
    await page.goForward();
    await expectNothingPaid(page);
  });

  it('never pays one number’s top-up with another product', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await page.getByRole('link', { name: es.carrier.back }).click();
    await page.getByRole('link', { name: 'AT&T', exact: true }).click();
    await page.getByRole('radio').first().check();
    await page.goBack();
    await page.goBack();
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).not.toContain('551 234 50 00');
    expect(await page.getByRole('img', { name: 'AT&T', exact: true }).isVisible()).toBe(true);
    await expectNothingPaid(page);
    await page.reload();
    await expectNothingPaid(page);
  });
});

describe('two tabs', () => {
  it('buy two things of their own', async () => {
    const { context, page } = await visit('/start', 360);
    const other = await context.newPage();
    await other.goto(page.url());
    await chooseTelcel50(page);
    await other.getByRole('link', { name: 'AT&T', exact: true }).click();
    await other.getByRole('radio').first().check();
    await phoneField(other).fill('8187654321');
    await goToPayment(other);
    await pay(page);
    expect(await headingOf(other, es.payment.title).isVisible()).toBe(true);
    expect(await orderOf(other).innerText()).toContain('818 765 43 21');
    const stored = () => other.evaluate(() => sessionStorage.getItem('responseTransaction'));
    expect(await stored()).toBeNull();
  });
});

/** What can be wrong with a browser's storage, as a script that runs before the page's own. */
const storages: Record<string, () => void> = {
  'that throws on sight': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'that is not there': () => {
    Object.defineProperty(window, 'sessionStorage', { value: undefined });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'that swallows what is written': () => {
    Storage.prototype.setItem = () => undefined;
  },
  'that holds broken JSON': () => {
    for (const key of ['products', 'pselect', 'responseTransaction', 'language']) {
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, '{"');
      localStorage.setItem(key, '{"');
    }
  },
  'that holds another shape': () => {
    if (sessionStorage.getItem('products')) return;
    sessionStorage.setItem('products', '[{"name":{"toString":1},"categorias":"x"}]');
    sessionStorage.setItem('pselect', '[]');
  },
  'that holds __proto__ keys': () => {
    if (sessionStorage.getItem('products')) return;
    sessionStorage.setItem('products', '{"__proto__":[{"name":"TELCEL"}],"length":1}');
    sessionStorage.setItem('pselect', '{"__proto__":{"sku":"A","precio":1,"descripcion":"x"}}');
  },
};

describe('a session storage', () => {
  it.each(Object.entries(storages))('%s does not stop a purchase', async (_, before) => {
    const { page, complaints } = await visit('/start', 360, { before });
    await buy(page);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => 'sku' in {} || 'name' in {})).toBe(false);
  });
});
