import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import { fiftyPesos, phoneField } from './purchase';

const carrier = '/start/company/TELCEL';
const address = `${carrier}#sku=TEL-TA-050&celular=5512345000`;

/** Everything that the page keeps of its address. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]),
  );
}

async function expectClean(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await keptBy(page)).not.toContain('5512345000');
}

/** Expects both choices. The products are shown before the page is hydrated. */
async function expectFilled(page: Page): Promise<void> {
  await expect.poll(() => phoneField(page).inputValue(), { timeout: 9000 }).toBe('551 234 50 00');
  await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
}

describe('an address with a fragment', () => {
  it('chooses product and number on a prerendered page, and leaves nothing behind', async () => {
    const sent: string[] = [];
    const { page, consoleMessages } = await visit('/superhome', 360, {
      prepare: (opened) =>
        opened.on('request', (request) => {
          sent.push(request.url().replace(address, carrier), JSON.stringify(request.headers()));
          sent.push(request.postData() ?? '');
        }),
    });
    const entries = await page.evaluate(() => history.length);
    await page.goto(address);
    await expectFilled(page);
    await expectClean(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(sent.length).toBeGreaterThan(4);
    expect(sent.join('\n')).not.toContain('5512345000');
    await page.reload();
    await expectFilled(page);
    await page.goBack();
    await page.goForward();
    await fiftyPesos(page).waitFor();
    await expectClean(page);
    expect(consoleMessages, 'the page is hydrated without a difference').toEqual([]);
  });

  it('replaces the choices of an open page, each one that it contains', async () => {
    const { page } = await visit(address, 360);
    await expectFilled(page);
    await page.evaluate(() => {
      location.hash = 'celular=5587654321';
    });
    await expect.poll(() => phoneField(page).inputValue()).toBe('558 765 43 21');
    expect(await fiftyPesos(page).isChecked()).toBe(true);
    await expectClean(page);
  });

  it('waits for a list that arrives later', async () => {
    const { page } = await visit(address, 360, { scenario: 'slow' });
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234 50 00');
    expect(await fiftyPesos(page).count()).toBe(0);
    await expectFilled(page);
  });

  it.each(['#sku=GONE&celular=551234500', '#sku=%E0%A4&celular=551234500%8', '#sku=a&sku=b'])(
    'chooses nothing by the wrong values of %s',
    async (hash) => {
      const { page, consoleMessages } = await visit(carrier + hash, 360);
      await fiftyPesos(page).waitFor();
      await expectClean(page);
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      expect(await phoneField(page).inputValue()).toBe('');
      expect(consoleMessages).toEqual([]);
    },
  );

  it('is copied where it cannot be shared, and opens the same top-up in another visit', async () => {
    const { page } = await visit(address, 360, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await expectFilled(page);
    await page.getByRole('button', { name: es.request.title }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: es.request.title }).click();
    await page.getByRole('button', { name: es.request.copy }).click();
    await page.getByText(es.request.copied).first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit(copied.slice(copied.indexOf('http')), 360);
    await expectFilled(other.page);
  });
});
