import { describe, expect, it } from 'vitest';
import { company } from '#company/company';
import es from '#locales/es';
import { demoUrl, isFirefox, visit } from './browser';
import { buy, chooseTelcel50, expectReceipts, fillCard, payButton, shownFolio } from './purchase';

/** The height in px of an element's touch target at its centre. */
function touchableHeight(element: Element): number {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width } = element.getBoundingClientRect();
  const rows = Array.from({ length: 120 }, (_, row) => y - 60 + row);
  return rows.filter((row) => element.contains(document.elementFromPoint(x + width / 2, row)))
    .length;
}

describe('the production build', () => {
  it('creates one receipt on a double click, and shows it after a reload', async () => {
    const { page, consoleMessages } = await visit('/start', 1280);
    await chooseTelcel50(page);
    await fillCard(page);
    await payButton(page).dblclick();
    await expectReceipts(page);
    expect(consoleMessages).toEqual([]);
    const folio = await shownFolio(page);
    const stored = () => page.evaluate(() => sessionStorage.getItem('responseTransaction'));
    const first = await stored();
    expect(first).toContain(folio);
    await page.reload();
    expect(await shownFolio(page)).toBe(folio);
    expect(await stored()).toBe(first);
    expect(await page.getByText('ANA PRUEBA').count()).toBe(0);
  });

  // WebDriver BiDi in Firefox supports neither printing nor print media.
  it.skipIf(isFirefox)('prints the receipt on one page', async () => {
    const { page } = await visit('/start', 360);
    await buy(page);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.getByRole('button', { name: es.receipt.copyFolio }).click();
    await page.locator('[data-notification]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-notification]').isVisible()).toBe(false);
    const foot = page.getByRole('contentinfo');
    expect(await foot.getByText(company.name, { exact: true }).isVisible()).toBe(true);
    expect(await foot.getByRole('link', { name: es.footer.privacy }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: es.receipt.print }).isVisible()).toBe(false);
    expect(await page.getByRole('region', { name: es.receipt.transaction }).isVisible()).toBe(true);
  });

  it('has touch targets of 44 px next to texts', async () => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    const targets = page.locator('dd > button, footer a, select');
    expect(await targets.count()).toBe(6);
    for (const target of await targets.all()) {
      expect(await target.evaluate(touchableHeight)).toBeGreaterThanOrEqual(44);
    }
  });
});

it('the demo build sells a top-up with its own mocks, without a server or another worker', async () => {
  const { page, consoleMessages } = await visit('/start', 360, { base: demoUrl });
  await buy(page);
  expect(consoleMessages).toEqual([]);
  const scripts = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  );
  expect(scripts).toEqual([`${demoUrl}/mockWorker.js`]);
});
