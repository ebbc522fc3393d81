import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveStorybook } from './serveStorybook';
import { newVisit } from '../e2e/browser';

/** A field of the page that Storybook shows. */
function fieldIn(page: Page, label: string) {
  return page.frameLocator('#storybook-preview-iframe').getByLabel(label, { exact: true });
}

let base = '';

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  return served.close;
});

describe('the review pages of the built Storybook', () => {
  it('keeps a comparison in the address', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    await page.goto(`${base}?path=/story/review-compare--default`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    const story = fieldIn(page, 'Story');
    const payment = docs.locator('optgroup[label="Screens/Payment"] option').first();
    await payment.waitFor({ state: 'attached', timeout: 60_000 });
    await story.selectOption('screens-payment--default');
    for (const name of ['AT&T', 'NEXTEL']) {
      await docs.getByRole('button', { name, exact: true }).click();
    }
    await fieldIn(page, 'Device').selectOption('tablet');
    await fieldIn(page, 'Scheme').selectOption('dark');
    const args =
      'story:screens-payment--default;carriers[0]:ATT;carriers[1]:NEXTEL;scheme:dark;device:tablet';
    await expect.poll(() => page.url(), { timeout: 30_000 }).toContain(`args=${args}`);

    const copy = (await newVisit(1280, { height: 900 })).page;
    await copy.goto(page.url());
    const boxes = copy
      .frameLocator('#storybook-preview-iframe')
      .locator('section[data-carrier][data-scheme="dark"] [data-story]:has(form)');
    await expect.poll(() => boxes.count(), { timeout: 60_000 }).toBe(2);
    const widths = await boxes.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths).toEqual([768, 768]);
  });

  it('shows its pages without a panel', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    await page.goto(`${base}?path=/story/screens-carrier--default`);
    await page.getByRole('tabpanel').waitFor({ timeout: 60_000 });
    for (const id of ['review-compare--default', 'review-theme-studio--default']) {
      await page.goto(`${base}?path=/story/${id}`);
      await fieldIn(page, 'Story').waitFor({ timeout: 60_000 });
      expect(await page.getByRole('tabpanel').count()).toBe(0);
    }
  });

  it('creates a carrier in the theme studio, whose address keeps it', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path fill="#123456" d="M0 0h70v40H0z"/></svg>';
    await page.goto(`${base}?path=/story/review-theme-studio--default`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    const brand = fieldIn(page, 'Brand colour');
    await fieldIn(page, 'Name').fill('Cometa Azul', { timeout: 60_000 });
    await brand.fill('#7A7A7A');
    await docs.getByText('What is poor about #7A7A7A').waitFor();
    await docs
      .getByRole('button', { name: /^Use #/ })
      .first()
      .click();
    await docs.getByText('Every pair of every scheme has enough contrast.').waitFor();
    const file = { name: 'cometa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await docs.getByLabel(/^Wordmark/).setInputFiles(file);
    await docs.getByLabel('Story').selectOption('screens-carrier--default');
    const stories = docs.locator('[inert] [data-story][data-carrier="DRAFT"]');
    await expect.poll(() => stories.locator('h1 svg path').count(), { timeout: 60_000 }).toBe(4);
    await docs.getByLabel('Story').selectOption('screens-receipt--default');
    await expect.poll(() => stories.locator('dl').count(), { timeout: 60_000 }).toBeGreaterThan(4);
    const color = await brand.inputValue();

    const downloaded = page.waitForEvent('download');
    await docs.getByRole('link', { name: 'Download COMETAAZUL.zip' }).click();
    const files = unzipSync(await readFile(await (await downloaded).path()));
    const theme = new TextDecoder().decode(files['src/theme/carriers/COMETAAZUL.ts']);
    expect(theme).toContain(`brand: '${color}'`);

    // The address keeps the name and the colour.
    const name = 'Ñandú & L_80_x';
    await fieldIn(page, 'Name').fill('');
    await fieldIn(page, 'Name').pressSequentially(name, { delay: 50 });
    await fieldIn(page, 'Brand colour').fill('#00695C');
    await expect
      .poll(() => page.url(), { timeout: 30_000 })
      .toMatch(/name:.*;brand:!hex\(00695C\)/);
    const copy = (await newVisit(1280, { height: 900 })).page;
    await copy.goto(page.url());
    const copied = fieldIn(copy, 'Name');
    await expect.poll(() => copied.inputValue(), { timeout: 60_000 }).toBe(name);
    expect(await fieldIn(copy, 'Brand colour').inputValue()).toBe('#00695C');
    expect(await fieldIn(copy, 'Story').inputValue()).toBe('screens-receipt--default');
  });
});
