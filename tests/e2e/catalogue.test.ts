import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import es from '#locales/es';
import { catalogue } from '#mocks/catalogue';
import { launch } from './launch';
import { baseUrl } from './browser';
import { headingOf } from './purchase';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

/** What the server answers to a call, counted from 1; nothing where the connection breaks. */
type Answer = (call: number) => unknown;

/** Opens a page whose product list is `answer`'s, and counts how often it is asked for. */
async function open(path: string, answer: Answer, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const calls = { count: 0, warnings: [] as string[] };
  page.on('console', (message) => {
    if (message.type() === 'warning') calls.warnings.push(message.text());
  });
  await page.route(/getProducts/, async (route) => {
    calls.count += 1;
    const result = await answer(calls.count);
    if (result === undefined) await route.abort();
    else await route.fulfill({ json: { code: 0, message: 'OK', result } });
  });
  await page.goto(new URL(path, baseUrl).href);
  return { context, page, calls };
}

function tiles(page: Page) {
  return page.getByRole('list', { name: es.products.list }).getByRole('link');
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 9000 }).toBe(0);
}

describe('a list that came to nothing', () => {
  const failsOnce: Answer = (call) => (call === 1 ? undefined : catalogue);

  it.each([
    [
      'the network is back',
      async (page: Page) => {
        await page.context().setOffline(true);
        await page.context().setOffline(false);
      },
    ],
    [
      'the tab is seen again',
      (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ],
  ])('comes by itself when %s', async (_, bringBack) => {
    const { page, calls } = await open('/start', failsOnce);
    await settled(page);
    expect(await tiles(page).count()).toBe(0);
    await bringBack(page);
    await expect.poll(() => tiles(page).count()).toBe(9);
    await bringBack(page);
    await page.waitForTimeout(300);
    expect(calls.count).toBe(2);
  });

  it('comes on the next screen', async () => {
    const { page } = await open('/start/company/TELCEL', failsOnce);
    await settled(page);
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: es.carrier.back }).click();
    await expect.poll(() => tiles(page).count()).toBe(9);
  });

  it('is asked for once at a time, and once more for what came back meanwhile', async () => {
    let fail: () => void = () => undefined;
    const failing = new Promise<undefined>((resolve) => {
      fail = () => {
        resolve(undefined);
      };
    });
    const { page, calls } = await open('/start', () => failing);
    await page.locator('[aria-busy="true"]').waitFor();
    await page.evaluate(() => {
      for (let times = 0; times < 9; times += 1) window.dispatchEvent(new Event('online'));
    });
    expect(calls.count).toBe(1);
    fail();
    await expect.poll(() => calls.count).toBe(2);
    await page.waitForTimeout(300);
    expect(calls.count).toBe(2);
  });
});

describe('a list with bad entries', () => {
  it('keeps the good ones, logs the rest once, and is remembered as it came', async () => {
    const list = [
      { nombre: 'A' },
      {
        name: 'TELCEL',
        categorias: [
          { Categoria: '', productos: [] },
          { Categoria: 'Una', productos: [{ sku: 'X', precio: '5' }, ...products(2)] },
        ],
      },
      null,
      ...catalogue.slice(1),
    ];
    const { page, calls } = await open('/start', () => list);
    await expect.poll(() => tiles(page).count()).toBe(9);
    expect(calls.warnings).toEqual([expect.stringContaining('result.0.name')]);
    expect(await page.evaluate(() => sessionStorage.getItem('products'))).toBe(
      JSON.stringify(list),
    );
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Una']);
    expect(await page.getByRole('radio').count()).toBe(2);
  });
});

function products(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    sku: `P-${String(index)}`,
    precio: 10 + index,
    descripcion: `Paquete ${String(index)} de 400 MB y redes`,
    vigencia: 1 + (index % 30),
  }));
}

describe('the address of a carrier', () => {
  it.each(['.', '..', 'a/b?c#d', 'a%2Fb', '100%', 'house', '\ud800x', '__proto__'])(
    'leads to one named %j',
    async (name) => {
      const list = [{ name, categorias: [{ Categoria: 'Una', productos: products(2) }] }];
      const { page } = await open('/start', () => list);
      const shown = name.replace('\ud800', '\ufffd');
      await tiles(page).click();
      await headingOf(page, shown).waitFor();
      await page.reload();
      await headingOf(page, shown).waitFor();
      expect(await page.getByRole('radio').count()).toBe(2);
    },
  );

  it('shows nothing of an unknown one, neither while the list loads nor after', async () => {
    let send: () => void = () => undefined;
    const late = new Promise((resolve) => {
      send = () => {
        resolve(catalogue);
      };
    });
    const { page } = await open('/start/company/Call%20555%201234', () => late);
    await page.locator('[aria-busy="true"]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(es.app.loading);
    expect(await page.title()).not.toContain('555');
    expect(await page.locator('body').innerText()).not.toContain('555');
    send();
    await headingOf(page, es.products.title).waitFor();
  });

  it.each(['house', 'COMETA'])('leads %s to the start without a list', async (name) => {
    const { page } = await open(`/start/company/${name}`, () => undefined);
    await headingOf(page, es.products.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/start');
  });
});

describe('the product in focus', () => {
  it.each([
    [360, 740, '100%'],
    [320, 740, '100%'],
    [360, 600, '100%'],
    [683, 700, '100%'],
    [683, 700, '200%'],
  ])('never lies under the bar at %d x %d px and %s text', async (width, height, text) => {
    const { page } = await open('/start/company/TELCEL', () => catalogue, {
      viewport: { width, height },
    });
    // The policy lets no style element in.
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await page.getByRole('radio').first().focus();
    const count = await page.getByRole('radio').count();
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('ArrowDown');
      // The bar grows with what is chosen.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('[type=submit]')?.parentElement;
        const box = document.activeElement?.getBoundingClientRect();
        if (!bar || !box || getComputedStyle(bar).position !== 'sticky') return NaN;
        return Math.max(box.bottom - bar.getBoundingClientRect().top, -box.top);
      });
      expect(covered).toBeLessThanOrEqual(0);
    }
  });
});

describe('a warning', () => {
  /** Whether nothing lies over the middle of an element's own box. */
  function isSeen(element: Element): boolean {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left + 1, (left + right) / 2, right - 1].every((x) =>
      [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  }

  it.each([
    [360, 640],
    [320, 640],
  ])('covers nothing of the field that it is about at %d x %d px', async (width, height) => {
    const { page } = await open('/start/company/TELCEL', () => catalogue, {
      viewport: { width, height },
    });
    const pay = page.getByRole('button', { name: es.carrier.pay, exact: true });
    const phone = page.getByRole('textbox', { name: es.field.phone });
    await pay.click();
    await page.locator('[data-notification]').waitFor();
    await expect.poll(() => page.getByText(es.field.phone).evaluate(isSeen)).toBe(true);
    expect(await phone.evaluate(isSeen)).toBe(true);
    const error = page.locator('form').getByText(es.carrier.warning.phone);
    expect(await error.evaluate(isSeen)).toBe(true);
    await phone.fill('5512345000');
    await pay.click();
    const missing = page.locator('form').getByText(es.carrier.warning.product);
    await expect.poll(() => missing.evaluate(isSeen)).toBe(true);
  });
});

describe('a list without end', () => {
  it('of products is cut at its limit, stays usable, and is walked through by the keyboard', async () => {
    const list = [
      { name: 'TELCEL', categorias: [{ Categoria: 'Una', productos: products(50_000) }] },
    ];
    const { page, calls } = await open('/start/company/TELCEL', () => list);
    const radios = page.getByRole('radio');
    await radios.first().focus();
    expect(await radios.count()).toBe(100);
    expect(calls.warnings).toEqual([expect.stringContaining('50000 entries')]);
    for (let step = 0; step < 120; step += 1) await page.keyboard.press('ArrowDown');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-posinset')).toBe('121');
    expect(await focused.getAttribute('aria-setsize')).toBe('10000');
    await page.getByRole('textbox', { name: es.field.phone }).fill('5512345000');
    await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
    await headingOf(page, es.payment.title).waitFor();
  });

  it('of carriers grows as it is scrolled', async () => {
    const list = Array.from({ length: 5000 }, (_, index) => ({ name: `C${String(index)}` }));
    const { page, calls } = await open('/start', () => list);
    await expect.poll(() => tiles(page).count()).toBe(100);
    expect(calls.warnings).toEqual([expect.stringContaining('5000 entries')]);
    await tiles(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(100);
  });
});
