import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { type Outcome, outcomes } from '#mocks/outcomes';
import type { ScenarioId } from '#mocks/scenarios';
import en from '#locales/en';
import es from '#locales/es';
import { scenarioCookie, visit } from './browser';
import { settled } from './catalogue';
import { buy, fillCarrier, goToPayment, headingOf, pay, phoneField } from './purchase';

/** One for each kind of reply. The stories of the flows go through all states. */
const ids = ['slow', 'empty', 'failure', 'portal', 'malformed'] satisfies ScenarioId[];

/** Waits until nothing on the page is on its way, and tells what the screen has come to. */
async function outcomeOf(page: Page): Promise<Outcome> {
  await settled(page);
  if (await headingOf(page, es.products.title).isVisible()) {
    return (await page.getByRole('list', { name: es.products.list }).count()) > 0
      ? 'tiles'
      : 'no tiles';
  }
  await phoneField(page).waitFor();
  return (await page.getByRole('radio').count()) > 0 ? 'products' : 'no products';
}

describe.each(ids)('in the network state %s', (scenario) => {
  it.each([
    ['/start', outcomes.products.outcomes[scenario]],
    ['/start/company/TELCEL', outcomes.carrier.outcomes[scenario]],
  ])('%s shows %s, and says nothing of it', async (path, outcome) => {
    const { page } = await visit(path, 360, { scenario });
    expect(await outcomeOf(page)).toBe(outcome);
    expect(await page.locator('[data-notification]').count()).toBe(0);
    expect(await page.locator('[role="alert"]:not(:empty)').count()).toBe(0);
  });

  it('keeps what an earlier answer has brought', async () => {
    const { context, page } = await visit('/start', 360);
    expect(await outcomeOf(page)).toBe('tiles');
    await context.addCookies([scenarioCookie(scenario, page.url())]);
    await page.reload();
    expect(await outcomeOf(page)).toBe(outcomes.productsCached.outcomes[scenario]);
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await phoneField(page).waitFor();
    expect(await outcomeOf(page)).toBe(outcomes.carrierCached.outcomes[scenario]);
  });
});

describe('a slow network', () => {
  it('lets the number be typed before the products have come', async () => {
    const { page } = await visit('/start/company/TELCEL', 360, { scenario: 'slow' });
    await phoneField(page).fill('5512345000');
    await page.getByRole('radio').first().waitFor();
    await fillCarrier(page);
    await goToPayment(page);
    await pay(page);
  });
});

/** How many of the two screens of a purchase the page has fetched. */
function screensFetched(): number {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return files.filter((file) => /\/(Carrier|Payment)-[^/]*\.js$/.test(file)).length;
}

describe('offline', () => {
  it('finishes a purchase whose screens have come already', async () => {
    const { context, page } = await visit('/start', 360);
    await expect.poll(() => page.evaluate(screensFetched)).toBe(2);
    await context.setOffline(true);
    await buy(page);
  });
});

describe('a busy server', () => {
  it('asks no busy server again by itself', async () => {
    let calls = 0;
    const prepare = (page: Page) =>
      page.on('request', (request) => {
        if (request.url().endsWith('getProducts')) calls += 1;
      });
    const { page } = await visit('/start', 360, { scenario: 'busy', prepare });
    expect(await outcomeOf(page)).toBe('no tiles');
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
    expect(await outcomeOf(page)).toBe('no tiles');
    await page.evaluate((list) => {
      sessionStorage.setItem('products', list);
    }, JSON.stringify(catalogue));
    await page.reload();
    await buy(page);
  });
});

describe('the XSRF rule', () => {
  it('sends the cookie’s token along, and shows an empty list where it is refused', async () => {
    const { context, page } = await visit('/start', 360);
    // An answer that comes after the clearing would be kept.
    await outcomeOf(page);
    const call = page.waitForRequest(/getProducts/);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.reload();
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    expect((await call).headers()['x-xsrf-token']).toBe(token);
    expect(await outcomeOf(page)).toBe('tiles');
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.route(/getProducts/, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-xsrf-token': 'other' } }),
    );
    await page.reload();
    expect(await outcomeOf(page)).toBe('no tiles');
  });
});

describe('another language that is slow to come', () => {
  it('stands in the menu at once, and the last one chosen counts', async () => {
    const { page } = await visit('/start', 360, {
      prepare: (opened) =>
        opened.route(/\/assets\/en-/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          await route.continue();
        }),
    });
    await headingOf(page, es.products.title).waitFor();
    await settled(page);
    const menu = page.getByRole('combobox');
    await menu.selectOption('en');
    expect(await menu.inputValue()).toBe('en');
    await menu.selectOption('es');
    await page.waitForTimeout(1500);
    expect(await menu.inputValue()).toBe('es');
    expect(await headingOf(page, es.products.title).isVisible()).toBe(true);
    await menu.selectOption('en');
    await headingOf(page, en.products.title).waitFor();
    expect(await menu.inputValue()).toBe('en');
  });
});
