import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
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
    const follow = (hash: string) => page.evaluate((next) => (location.hash = next), hash);
    await follow('celular=5587654321');
    await expect.poll(() => phoneField(page).inputValue()).toBe('558 765 43 21');
    expect(await fiftyPesos(page).isChecked()).toBe(true);
    await expectClean(page);
    await follow('sku=TEL-TA-080');
    await expect.poll(() => page.locator('[type=radio]:checked').inputValue()).toBe('TEL-TA-080');
    expect(await phoneField(page).inputValue()).toBe('558 765 43 21');
    await expectClean(page);
  });

  it('waits for a list that arrives later', async () => {
    const { page } = await visit(address, 360, { scenario: 'slow' });
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234 50 00');
    expect(await fiftyPesos(page).count()).toBe(0);
    await expectFilled(page);
  });
});
