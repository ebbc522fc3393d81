import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { visit } from './browser';
import { buy, settled, tiles } from './purchase';

describe('a busy server', () => {
  it('asks no busy server again by itself', async () => {
    let calls = 0;
    const prepare = (page: Page) =>
      page.on('request', (request) => {
        if (request.url().endsWith('getProducts')) calls += 1;
      });
    const { page } = await visit('/start', 360, { scenario: 'busy', prepare });
    await settled(page);
    expect(await tiles(page).count()).toBe(0);
    await page.waitForTimeout(3000);
    expect(calls).toBe(1);
  });
});

describe('a browser', () => {
  it('with refused cookies shows an empty list, and sells what it knows', async () => {
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
});
