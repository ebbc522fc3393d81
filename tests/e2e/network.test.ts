import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, outcomes } from '#mocks/outcomes';
import { type ScenarioId, scenarios } from '#mocks/scenarios';
import es from '#locales/es';
import { launch } from './launch';
import { scenarioCookie, visit } from './browser';
import {
  chooseTelcel50,
  expectReceipts,
  fillCard,
  fillCarrier,
  goToPayment,
  headingOf,
  payButton,
  phoneField,
} from './purchase';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

const ids = Object.keys(scenarios) as ScenarioId[];

/** Waits until nothing on the page is on its way, and tells what the screen has come to. */
async function outcomeOf(page: Page): Promise<Outcome> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 9000 }).toBe(0);
  if (await headingOf(page, es.products.title).isVisible()) {
    return (await page.getByRole('list', { name: es.products.list }).count()) > 0
      ? 'tiles'
      : 'no tiles';
  }
  await phoneField(page).waitFor();
  return (await page.getByRole('radio').count()) > 0 ? 'products' : 'no products';
}

/** Says nothing of the failure: no notification and no alert. */
async function expectSilence(page: Page): Promise<void> {
  expect(await page.locator('[data-notification]').count()).toBe(0);
  expect(await page.locator('[role="alert"]:not(:empty)').count()).toBe(0);
}

/** The sum of the layout's shifts that no person has caused. */
function watchShifts(): void {
  const entries: number[] = [];
  Object.assign(window, { shifts: entries });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) entries.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

describe.each(ids)('in the network state %s', (scenario) => {
  it(`shows ${outcomes.products.outcomes[scenario]} on the products screen`, async () => {
    const { page } = await visit(browser, '/start', 360, { scenario });
    expect(await outcomeOf(page)).toBe(outcomes.products.outcomes[scenario]);
    await expectSilence(page);
    expect(await page.getByRole('button', { name: es.sale.abono }).isVisible()).toBe(true);
  });

  it(`shows ${outcomes.carrier.outcomes[scenario]} on a carrier's screen`, async () => {
    const { page } = await visit(browser, '/start/company/TELCEL', 360, { scenario });
    expect(await outcomeOf(page)).toBe(outcomes.carrier.outcomes[scenario]);
    await expectSilence(page);
  });

  it('keeps what an earlier answer has brought', async () => {
    const { context, page } = await visit(browser, '/start', 360);
    expect(await outcomeOf(page)).toBe('tiles');
    await context.addCookies([scenarioCookie(scenario, page.url())]);
    await page.reload();
    expect(await outcomeOf(page)).toBe(outcomes.productsCached.outcomes[scenario]);
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await phoneField(page).waitFor();
    expect(await outcomeOf(page)).toBe(outcomes.carrierCached.outcomes[scenario]);
    await fillCarrier(page);
    await goToPayment(page);
    await fillCard(page);
    await payButton(page).click();
    await expectReceipts(page);
  });
});

describe('the layout', () => {
  it.each([
    ['/start', 360],
    ['/start', 1280],
    ['/start/company/TELCEL', 360],
    ['/start/company/TELCEL', 1280],
  ])('of %s stays where it is at %d px while the list is on its way', async (path, width) => {
    const options = { scenario: 'slow', before: watchShifts } as const;
    const { page } = await visit(browser, path, width, options);
    await page.locator('[aria-busy="true"]').first().waitFor();
    await outcomeOf(page);
    await page.waitForTimeout(300);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
});

describe('a slow network', () => {
  it('lets the number be typed before the products have come', async () => {
    const { page } = await visit(browser, '/start/company/TELCEL', 360, { scenario: 'slow' });
    await phoneField(page).fill('5512345000');
    await page.getByRole('radio').first().waitFor();
    await fillCarrier(page);
    await goToPayment(page);
    await fillCard(page);
    await payButton(page).click();
    await expectReceipts(page);
  });
});

describe('offline', () => {
  it('finishes a purchase whose screens have come already', async () => {
    const { context, page } = await visit(browser, '/start', 360);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await chooseTelcel50(page);
    await fillCard(page);
    await payButton(page).click();
    await expectReceipts(page);
  });
});

describe('the XSRF rule', () => {
  it('sends the cookie’s token along, and shows an empty list where it is refused', async () => {
    const { context, page } = await visit(browser, '/start', 360);
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
