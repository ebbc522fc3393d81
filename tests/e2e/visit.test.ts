import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { formatPhone } from '#masks/phone';
import { entryScript, isFocused, visit } from './browser';
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
  phone,
  phoneField,
} from './purchase';

describe('a top-up', () => {
  it('keeps the product and an incomplete phone number after a reload', async () => {
    const { page, consoleMessages } = await visit('/start/company/TELCEL', 360);
    await fiftyPesos(page).check();
    await phoneField(page).pressSequentially('551234');
    await page.waitForTimeout(500);
    await page.reload();
    await expect.poll(() => phoneField(page).inputValue()).toBe(formatPhone('551234'));
    expect(await fiftyPesos(page).isChecked()).toBe(true);
    // React logs a hydration mismatch.
    expect(consoleMessages).toEqual([]);
  });

  it('keeps a number that is typed before the page is hydrated', async () => {
    const { page } = await visit('/start/company/TELCEL', 360, { serviceWorkers: 'block' });
    await fiftyPesos(page).check();
    await phoneField(page).fill('55 1234');
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      Object.assign(window, { isReloading: true });
    });
    await page.route(entryScript, async (route) => {
      // The script is requested while the earlier page is still shown.
      await page.waitForFunction(() => !('isReloading' in window));
      await phoneField(page).fill('33');
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
    expect(await phoneField(page).inputValue()).toBe('33');
  });

  it('keeps its order on the payment screen after a reload, but no card data', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await fillCard(page);
    await page.reload();
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain(phone.shown);
    expect(await cardValues(page)).toEqual(['', '', '', '']);
    await fillCard(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await page.goForward();
    await headingOf(page, es.payment.title).waitFor();
    expect(await cardValues(page)).toEqual(['', '', '', '']);
    await pay(page);
  });

  it.each([
    ['number', es.payment.change.phone, phoneField],
    ['package', es.payment.change.product, fiftyPesos],
  ])('focuses the %s only after the button that changes it', async (_, name, choice) => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await orderOf(page).getByRole('button', { name }).click();
    await expectFilledCarrier(page);
    await expect.poll(() => isFocused(choice(page))).toBe(true);
    await goToPayment(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await page.waitForTimeout(300);
    expect(await isFocused(choice(page))).toBe(false);
  });

  it('is not shown if it was paid after the page was left', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await page.goBack();
    await expectFilledCarrier(page);
    // The browser restores the page as it was, after another page of the same tab has paid.
    await page.evaluate(() => {
      for (const key of ['purchase', 'pselect']) sessionStorage.removeItem(key);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => phoneField(page).inputValue()).toBe('');
    expect(await fiftyPesos(page).isChecked()).toBe(false);
  });

  it('is paid with the last product and phone number after Forward', async () => {
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
    await expect
      .poll(() => order.innerText())
      .toMatch(new RegExp(`${formatPhone('3312345000')}[^]*\\$100\\.00`));
    await page.reload();
    await expect
      .poll(() => order.innerText())
      .toMatch(new RegExp(`${formatPhone('3312345000')}[^]*\\$100\\.00`));
  });
});

/** Scripts that break the browser's storage. They run before the page's scripts. */
const storages: Record<string, () => void> = {
  'that throws when it is read': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'that contains broken JSON': () => {
    for (const key of ['products', 'pselect', 'responseTransaction', 'language']) {
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, '{"');
      localStorage.setItem(key, '{"');
    }
  },
};

it.each(Object.entries(storages))(
  'a session storage %s does not stop a purchase',
  async (_, before) => {
    const { page, consoleMessages } = await visit('/start', 360, { before });
    await buy(page);
    expect(consoleMessages).toEqual([]);
  },
);
