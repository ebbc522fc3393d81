import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { visit } from './browser';
import { settled, tiles } from './purchase';

/** The result for a request, counted from 1; `undefined` aborts the connection. */
type Respond = (request: number) => unknown;

/** Opens a page with the product list of `respond`, and counts the requests. */
async function open(path: string, respond: Respond, width = 360, height = 740) {
  const requests = { count: 0 };
  const prepare = (page: Page) =>
    page.route(/getProducts/, async (route) => {
      requests.count += 1;
      const result = await respond(requests.count);
      if (result === undefined) await route.abort();
      else await route.fulfill({ json: { code: 0, message: 'OK', result } });
    });
  return { ...(await visit(path, width, { prepare, height })), requests };
}

describe('a list that failed', () => {
  const failsOnce: Respond = (request) => (request === 1 ? undefined : catalogue);

  it('is requested again automatically when the tab is visible again', async () => {
    const { page, requests } = await open('/start', failsOnce);
    const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await settled(page);
    expect(await tiles(page).count()).toBe(0);
    await show();
    await expect.poll(() => tiles(page).count()).toBe(9);
    await show();
    await page.waitForTimeout(300);
    expect(requests.count).toBe(2);
  });

  it('is not requested again automatically from a busy server', async () => {
    let requests = 0;
    const prepare = (page: Page) =>
      page.on('request', (request) => {
        if (request.url().endsWith('getProducts')) requests += 1;
      });
    const { page } = await visit('/start', 360, { scenario: 'busy', prepare });
    await settled(page);
    expect(await tiles(page).count()).toBe(0);
    await page.waitForTimeout(3000);
    expect(requests).toBe(1);
  });
});

it.each([
  [360, 740, '100%'],
  [683, 700, '200%'],
])(
  'does not cover the focused product with the bar at %d x %d px and %s text',
  async (width, height, text) => {
    const { page } = await open('/start/company/TELCEL', () => catalogue, width, height);
    // The policy allows no style elements.
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await page.getByRole('radio').first().focus();
    const count = await page.getByRole('radio').count();
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('ArrowDown');
      // The bar grows with the selected product.
      const covered = () =>
        page.evaluate(() => {
          const bar = document.querySelector('[data-paybar]');
          const box = document.activeElement?.getBoundingClientRect();
          if (!bar || !box || getComputedStyle(bar).position !== 'sticky') return NaN;
          return Math.max(box.bottom - bar.getBoundingClientRect().top, -box.top);
        });
      await expect.poll(covered).toBeLessThanOrEqual(0);
    }
  },
);
