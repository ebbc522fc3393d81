import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visit } from './browser';
import { products } from './catalogue';

const COUNT = 10_000;
const LAST = `Paquete ${String(COUNT - 1)} de 400 MB y redes`;

function open(count: number, before?: () => void) {
  const result = [
    { name: 'TELCEL', categorias: [{ Categoria: 'Una', productos: products(count) }] },
  ];
  const prepare = (page: Page) =>
    page.route(/getProducts/, (route) =>
      route.fulfill({ json: { code: 0, message: 'OK', result } }),
    );
  return visit('/start/company/TELCEL', 360, { prepare, before });
}

/** React tells its commits to the hook of its developer tools. */
function countCommits(): void {
  const counted = { commits: 0 };
  const nothing = () => undefined;
  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (counted.commits += 1),
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
}

describe('ten thousand products', () => {
  it('are soon all there for find-in-page and the keyboard', async () => {
    const { page } = await open(COUNT);
    const radios = page.locator('input[type="radio"]');
    await expect.poll(() => radios.count(), { timeout: 40_000 }).toBe(COUNT);
    // The browser's own search, which passes by what is hidden from it.
    const find = (text: string) =>
      (window as Window & typeof globalThis & { find: (text: string) => boolean }).find(text);
    expect(await page.evaluate(find, LAST)).toBe(true);
    await radios.first().focus();
    await page.keyboard.press('ArrowUp');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-posinset')).toBe(String(COUNT));
    await expect
      .poll(() => focused.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(740);
  });
});

describe('a change of theme', () => {
  it('paints the carrier screen anew without a commit of React', async () => {
    const { page } = await open(12, countCommits);
    await page.getByRole('radio').first().waitFor();
    const commits = () =>
      page.evaluate(() => (Reflect.get(window, 'counted') as { commits: number }).commits);
    const colour = () =>
      page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).backgroundColor);
    const [before, telcel] = [await commits(), await colour()];
    expect(before).toBeGreaterThan(0);
    await page.locator('[data-carrier="TELCEL"]').evaluate((screen) => {
      screen.setAttribute('data-carrier', 'ATT');
    });
    expect(await colour()).not.toBe(telcel);
    await page.waitForTimeout(100);
    expect(await commits()).toBe(before);
  });
});
