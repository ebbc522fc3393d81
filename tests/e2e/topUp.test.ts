import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { launch, visit } from './browser';

const card = { titular: 'Ana Prueba', tarjeta: '4000123412341234', fechav: '0330', cvv: '987' };

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

async function chooseTelcel50(page: Page, texts: typeof en): Promise<void> {
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await page.getByRole('radio', { name: /\$\s?50\b/ }).check();
  await page.getByRole('textbox', { name: texts.field.phone }).fill('55 1234 5000');
  await page.getByRole('button', { name: texts.carrier.pay, exact: true }).click();
}

async function fillCard(page: Page, texts: typeof en): Promise<void> {
  await page.getByRole('textbox', { name: texts.field.cardholder }).fill(card.titular);
  await page.getByRole('textbox', { name: texts.field.card }).pressSequentially(card.tarjeta);
  await page.getByRole('textbox', { name: texts.field.expiry }).pressSequentially(card.fechav);
  await page.getByRole('textbox', { name: texts.field.cvv }).pressSequentially(card.cvv);
}

async function expectReceipts(page: Page, texts: typeof en): Promise<void> {
  await page.getByRole('heading', { level: 1, name: texts.receipt.title }).waitFor();
  const payment = page.getByRole('region', { name: texts.receipt.payment });
  expect(await payment.innerText()).toMatch(
    /\$50\.00[^]*[A-Za-z0-9]{10}[^]*ANA PRUEBA[^]*XXXX XXXX XXXX 1234/,
  );
  const transaction = page.getByRole('region', { name: texts.receipt.transaction });
  expect(await transaction.innerText()).toMatch(/\d{6}[^]*\$50\.00/);
  expect(await page.getByRole('banner').innerText()).toContain('551 234 50 00');
}

describe('the built app', () => {
  it('sells a Telcel $50 top-up in Spanish with the mouse', async () => {
    const { page, complaints } = await visit(browser, '/start', 1280);
    await chooseTelcel50(page, es);
    await fillCard(page, es);
    await page.getByRole('button', { name: /\$50\.00/ }).click();
    await expectReceipts(page, es);
    expect(complaints).toEqual([]);
  });

  it('sells it in English with the keyboard alone at 360 px', async () => {
    const { page, complaints } = await visit(browser, '/start', 360);
    await page.getByRole('combobox').selectOption('en');
    await page.getByRole('heading', { level: 1, name: en.products.title }).waitFor();
    const tabTo = async (name: string | RegExp, role: 'link' | 'radio' | 'textbox' | 'button') => {
      const goal = page.getByRole(role, { name, exact: true });
      await goal.waitFor();
      for (let presses = 0; presses < 40; presses += 1) {
        if (await goal.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`No way to ${String(name)} by the Tab key.`);
    };
    await tabTo('Telcel', 'link');
    await page.keyboard.press('Enter');
    await tabTo(en.field.phone, 'textbox');
    await page.keyboard.type('5512345000');
    await tabTo(/^\$\s?10\b/, 'radio');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(en.carrier.pay, 'button');
    await page.keyboard.press('Enter');
    await tabTo(en.field.cardholder, 'textbox');
    await page.keyboard.type(card.titular);
    await tabTo(en.field.card, 'textbox');
    await page.keyboard.type(card.tarjeta);
    await tabTo(en.field.expiry, 'textbox');
    await page.keyboard.type(card.fechav);
    await tabTo(en.field.cvv, 'textbox');
    await page.keyboard.type(card.cvv);
    await page.keyboard.press('Enter');
    await expectReceipts(page, en);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(en.receipt.title);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('gives one receipt for a double click, and the same one after a reload', async () => {
    const { page } = await visit(browser, '/start', 360);
    await chooseTelcel50(page, es);
    await fillCard(page, es);
    await page.getByRole('button', { name: /\$50\.00/ }).dblclick();
    await expectReceipts(page, es);
    const read = () => page.evaluate(() => sessionStorage.getItem('responseTransaction'));
    const first = await read();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: es.receipt.title }).waitFor();
    expect(await read()).toBe(first);
    const { folio } = JSON.parse(first ?? '{}') as { folio: string };
    await page.getByText(folio).waitFor();
  });

  it('keeps the card and its holder out of storage, address and history', async () => {
    const { page } = await visit(browser, '/start', 360);
    await chooseTelcel50(page, es);
    await fillCard(page, es);
    await page.getByRole('button', { name: /\$50\.00/ }).click();
    await expectReceipts(page, es);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...sessionStorage },
        { ...localStorage },
        location.href,
        history.state,
        document.cookie,
      ]),
    );
    expect(kept).toContain('responseTransaction');
    for (const secret of [card.tarjeta, card.titular, card.fechav, `"${card.cvv}"`]) {
      expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(kept).not.toContain(card.titular.toUpperCase());
    const page_ = await page.content();
    expect(page_).not.toContain(card.tarjeta.slice(0, 12));
  });

  it.each([
    ['', 'start'],
    ['recargas', 'start'],
    ['no/such/page', 'start'],
    ['start/pago', 'start'],
    ['start/company/COMETA', 'start'],
  ])('leads "/%s" to "/%s"', async (path, target) => {
    const { page } = await visit(browser, `/${path}`, 360);
    await page.getByRole('heading', { level: 1, name: es.products.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${target}`);
  });

  it('keeps the language, the document’s language and the title after a reload', async () => {
    const { page } = await visit(browser, '/start', 360);
    await page.getByRole('combobox').selectOption('en');
    await page.getByRole('heading', { level: 1, name: en.products.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: en.products.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toContain(en.products.title);
  });

  it('finds the form as it was on the way back', async () => {
    const { page } = await visit(browser, '/start', 360);
    await chooseTelcel50(page, es);
    await page.getByRole('heading', { level: 1, name: es.payment.title }).waitFor();
    await page.goBack();
    const phone = page.getByRole('textbox', { name: es.field.phone });
    await phone.waitFor();
    expect(await phone.inputValue()).toBe('551 234 50 00');
    expect(await page.getByRole('radio', { name: /\$\s?50\b/ }).isChecked()).toBe(true);
  });
});
