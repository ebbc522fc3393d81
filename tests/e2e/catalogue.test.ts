import { describe, expect, it } from 'vitest';
import { newVisit, visit, type VisitOptions } from './browser';
import { settled, tiles } from './purchase';

/** Opens the start screen, whose list fails. Returns the page and its requests of the list. */
async function openFailed(options: VisitOptions) {
  const { page } = await newVisit(360, options);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('getProducts')) requests.push(request.url());
  });
  await page.goto('/start');
  await settled(page);
  expect(await tiles(page).count()).toBe(0);
  return { page, requests };
}

describe('a list that failed', () => {
  it('is requested again automatically when the tab is visible again', async () => {
    const { page, requests } = await openFailed({
      prepare: (opened) => opened.route(/getProducts/, (route) => route.abort(), { times: 1 }),
    });
    const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await show();
    await expect.poll(() => tiles(page).count()).toBe(9);
    await show();
    await page.waitForTimeout(300);
    expect(requests).toHaveLength(2);
  });

  it('is not requested again automatically from a busy server', async () => {
    const { page, requests } = await openFailed({ scenario: 'busy' });
    await page.waitForTimeout(3000);
    expect(requests).toHaveLength(1);
  });
});

it.each([
  [360, 740, '100%'],
  [683, 700, '200%'],
])(
  'does not cover the focused product with the bar at %d x %d px and %s text',
  async (width, height, text) => {
    const { page } = await visit('/start/company/TELCEL', width, { height });
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
