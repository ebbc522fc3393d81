import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { palettes } from '#theme/palette';
import { themeOf } from '#theme/themes';
import es from '#locales/es';
import { visit, type VisitOptions } from './browser';
import {
  buy,
  chooseTelcel50,
  fiftyPesos,
  fillCard,
  goToPayment,
  headingOf,
  orderOf,
  pay,
  phone,
  phoneField,
  shownFolio,
} from './purchase';

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
};

function toHex(color: number[]): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Runs in the page: the size of a picture in px, and the colours at its start and its end as red, green and blue. */
async function measure(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(4, 0, 1, height) ?? {};
  const colors = [4, height - 4].map((row) => Array.from(data.slice(4 * row, 4 * row + 3)));
  return { width, height, colors };
}

it('saves the picture of a receipt at the width of a phone, in light colours', async () => {
  const { page, consoleMessages } = await visit('/start', 1280, { colorScheme: 'dark' });
  await buy(page);
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: es.receipt.save }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^recarga-\d{6}\.png$/);
  const data = await readFile(await download.path(), 'base64');
  const { width, height, colors } = await page.evaluate(measure, `data:image/png;base64,${data}`);
  expect(width).toBe(780);
  expect(height).toBeGreaterThan(width);
  const { brand } = themeOf('TELCEL').colors;
  expect(colors.map(toHex)).toEqual([brand, palettes.light.ground]);
  expect(consoleMessages, 'the policy of the page allows it').toEqual([]);
});

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

  it('shows an empty form after Back from its receipt', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    await page.goBack();
    await fiftyPesos(page).waitFor();
    expect(await fiftyPesos(page).isChecked()).toBe(false);
    expect(await phoneField(page).inputValue()).toBe('');
  });

  it('is shown by the button on the products screen, not by a typed address', async () => {
    const { page } = await visit('/start', 360);
    expect(await page.getByRole('button', { name: es.carriers.lastReceipt }).count()).toBe(0);
    await page.getByRole('link', { name: 'Telcel USA', exact: true }).click();
    await page.getByRole('radio').first().check();
    await phoneField(page).fill('5512345000');
    await goToPayment(page);
    await fillCard(page);
    await page.getByRole('form').locator('[type="submit"]').click();
    const folio = await shownFolio(page);
    await page.goto(`${page.url()}?lang=es`);
    await headingOf(page, es.carriers.title).waitFor();
    await page.getByRole('link', { name: 'AT&T', exact: true }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('link', { name: es.carrier.back }).click();
    await page.getByRole('button', { name: es.carriers.lastReceipt }).click();
    expect(await shownFolio(page)).toBe(folio);
    expect(await page.getByRole('banner').innerText()).toContain('Telcel USA');
    const panel = page.getByRole('region', { name: es.receipt.payment });
    expect(await panel.innerText()).toMatch(/\$5\.00\s*USD/);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored, 'the number has no place in a storage').not.toContain('5512345000');
  });

  it('stays separate from the next one after Back', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    const folio = await shownFolio(page);
    await page.getByRole('link', { name: es.receipt.another }).click();
    await chooseTelcel50(page);
    await page.evaluate(() => {
      history.go(-3);
    });
    expect(await shownFolio(page)).toBe(folio);
    await page.evaluate(() => {
      history.go(3);
    });
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain(phone.shown);
    await pay(page);
    expect(await shownFolio(page)).not.toBe(folio);
    for (let step = 0; step < 3; step += 1) await page.goBack();
    expect(await shownFolio(page)).toBe(folio);
  });
});
