import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { catalogue } from '#mocks/catalogue';
import { entryScript, visit } from './browser';
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
  settled,
  tiles,
} from './purchase';

describe('a top-up', () => {
  it('keeps the product and an incomplete phone number after a reload', async () => {
    const { page, consoleMessages } = await visit('/start/company/TELCEL', 360);
    await fiftyPesos(page).check();
    await phoneField(page).pressSequentially('551234');
    await page.waitForTimeout(500);
    await page.reload();
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234');
    expect(await fiftyPesos(page).isChecked()).toBe(true);
    // React logs a hydration mismatch.
    expect(consoleMessages).toEqual([]);
  });

  it('keeps a number that is typed before the page is hydrated', async () => {
    const { page, consoleMessages } = await visit('/start/company/TELCEL', 360, {
      serviceWorkers: 'block',
    });
    await fiftyPesos(page).check();
    await phoneField(page).fill('55 1234');
    await page.waitForTimeout(500);
    await page.route(entryScript, async (route) => {
      // The browser restores the values of a form while it parses the page.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await phoneField(page).fill('33');
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
    expect(await phoneField(page).inputValue()).toBe('33');
    // Playwright reports the blocked worker.
    expect(
      consoleMessages.filter((text) => !/Service Worker|available offline/.test(text)),
    ).toEqual([]);
  });

  it('keeps its order on the payment screen after a reload, but no card data', async () => {
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

  it.each([
    ['number', es.payment.change.phone, phoneField],
    ['package', es.payment.change.product, fiftyPesos],
  ])('focuses the %s only after the button that changes it', async (_, name, choice) => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    const isFocused = () => choice(page).evaluate((field) => field === document.activeElement);
    await orderOf(page).getByRole('button', { name }).click();
    await expectFilledCarrier(page);
    await expect.poll(isFocused).toBe(true);
    await goToPayment(page);
    await page.goBack();
    await expectFilledCarrier(page);
    await page.waitForTimeout(300);
    expect(await isFocused()).toBe(false);
    await page.reload();
    await expectFilledCarrier(page);
    await page.waitForTimeout(300);
    expect(await isFocused()).toBe(false);
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
    await expect.poll(() => order.innerText()).toMatch(/331 234 50 00[^]*\$100\.00/);
    await page.reload();
    await expect.poll(() => order.innerText()).toMatch(/331 234 50 00[^]*\$100\.00/);
  });
});

const otherProduct = JSON.stringify({ sku: 'TEL-TA-050', precio: 10, descripcion: 'Saldo' });

/** What is lost of a purchase in dollars, and the screen that a reload of its payment shows. */
const damages: [Record<string, string | undefined>, keyof typeof es][] = [
  [{ purchase: undefined }, 'payment'],
  [{ purchase: '{"' }, 'payment'],
  [{ purchase: '{"id":7,"carrier":"","category":0}' }, 'payment'],
  [{ purchase: undefined, products: undefined }, 'payment'],
  [{ products: '[{"name":7}]' }, 'payment'],
  [{ purchase: '{"carrier":"TELCEL","category":0}' }, 'carrier'],
  [{ pselect: otherProduct }, 'carrier'],
  [{ pselect: '{"sku":' }, 'carriers'],
  [{ purchase: undefined, pselect: undefined }, 'carriers'],
];

it.each(damages)('a purchase in dollars with %o keeps its currency', async (damage, screen) => {
  const { page } = await visit('/start/company/TELCELUSA', 360);
  await page.getByRole('radio').nth(1).check();
  await phoneField(page).fill('5512345000');
  await goToPayment(page);
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) {
        if (text === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      }
    },
    Object.fromEntries(Object.entries(damage).map(([key, text]) => [key, text ?? ''])),
  );
  await page.reload();
  if (screen === 'payment') {
    expect(await orderOf(page).innerText()).toMatch(/551 234 50 00[^]*\$10\.00\s*USD/);
    await fillCard(page);
    await page.getByRole('form').locator('[type="submit"]').click();
    const receipt = page.getByRole('region', { name: es.receipt.payment });
    expect(await receipt.innerText()).toMatch(/\$10\.00\s*USD/);
    expect(await page.getByRole('banner').innerText()).toContain('Telcel USA');
  } else if (screen === 'carrier') {
    await page.getByText(es.carrier.productMissing).first().waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  } else {
    await headingOf(page, es.carriers.title).waitFor();
  }
});

it('a receipt whose details are lost is not shown in another currency', async () => {
  const { page } = await visit('/start', 360);
  await buy(page);
  await page.evaluate(() => {
    sessionStorage.removeItem('transactionDetails');
  });
  await page.goto('/start');
  await settled(page);
  expect(await page.getByRole('button', { name: es.carriers.lastReceipt }).count()).toBe(0);
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

it('a browser with refused cookies shows an empty list, and sells a cached product', async () => {
  const before = () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };
  const { page } = await visit('/start', 360, { before });
  await settled(page);
  expect(await tiles(page).count()).toBe(0);
  await page.evaluate((list) => {
    sessionStorage.setItem('products', list);
  }, JSON.stringify(catalogue));
  await page.reload();
  await buy(page);
});
