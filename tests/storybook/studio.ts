import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { schemes } from '#theme/contract';

/** A drawing as programs write it: at another scale, moved, with a script that must not get through. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" onload="window.broken = true">
  <script>window.broken = true</script>
  <g transform="translate(5 5)" fill="#123456"><path d="M0 0h30v20H0z"/><path d="M35 0h30v20H35z"/></g>
</svg>`;

/** The brand colour that the dark scheme has instead of the derived one. */
const DARK_BRAND = '#3B3B3B';

/** What the studio shows of a draft, with its brand in each scheme. */
async function read(page: Page) {
  const docs = page.frameLocator('#storybook-preview-iframe');
  const stories = docs.locator('[inert] [data-story][data-carrier="COMETAAZUL"]');
  await expect.poll(() => stories.count(), { timeout: 60_000 }).toBe(schemes.length);
  await expect.poll(() => stories.locator('h1 svg path').count()).toBe(2 * schemes.length);
  const broken = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'broken' in window)),
  );
  return {
    name: await docs.getByLabel('Name', { exact: true }).inputValue(),
    code: await docs.getByLabel('Code in the API').inputValue(),
    brand: await docs.getByLabel('Brand colour', { exact: true }).inputValue(),
    contrast: await docs.getByText('Every pair of every scheme has enough contrast.').count(),
    brands: await stories.evaluateAll((elements) =>
      elements.map((element) =>
        getComputedStyle(element).getPropertyValue('--colibri-color-brand'),
      ),
    ),
    isBroken: broken.includes(true),
  };
}

/** Makes a carrier in the studio as a designer does, downloads its files, and opens its link elsewhere. */
export async function checkStudio(context: BrowserContext, base: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}?path=/docs/review-theme-studio--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const brand = docs.getByLabel('Brand colour', { exact: true });
  await docs.getByLabel('Name', { exact: true }).fill('Cometa Azul', { timeout: 60_000 });
  await brand.fill('#EDEDED');
  await docs.getByText(/^The brand dissolves into the page/).waitFor();
  await brand.fill('#7A7A7A');
  await docs.getByText(/^\d of \d+ pairs have too little contrast/).waitFor();
  const offer = docs.getByRole('button', { name: /^Take brand #/ }).first();
  await offer.click();
  await docs.locator('summary').getByText('Dark', { exact: true }).click();
  const dark = docs.getByRole('region', { name: 'Dark', exact: true });
  await dark.getByLabel('brand', { exact: true }).fill(DARK_BRAND);
  const file = { name: 'cometa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await docs.getByLabel(/^Drop an SVG/).setInputFiles(file);
  // The script in the file is reported and removed. The link contains the outlines only.
  await docs.getByText('The wordmark breaks a rule.').waitFor();
  await docs.getByRole('button', { name: 'Fit to the grid' }).click();
  const made = await read(page);
  expect(made).toMatchObject({ name: 'Cometa Azul', code: 'COMETAAZUL', isBroken: false });
  expect(made.contrast).toBe(1);
  expect(made.brands.slice(0, 2)).toEqual([made.brand, DARK_BRAND]);

  const downloaded = page.waitForEvent('download');
  await docs.getByRole('link', { name: 'Download COMETAAZUL.zip' }).click();
  const files = unzipSync(await readFile(await (await downloaded).path()));
  expect(Object.keys(files)).toEqual([
    'src/theme/carriers/COMETAAZUL.ts',
    'src/theme/wordmarks/COMETAAZUL.svg',
    'mocks/catalogue/cometaazul.ts',
    'mocks/catalogue.ts',
  ]);
  const theme = new TextDecoder().decode(files['src/theme/carriers/COMETAAZUL.ts']);
  expect(theme).toContain(`brand: '${made.brand}'`);
  expect(theme).toContain(`brand: '${DARK_BRAND}'`);

  // The preview stays in view on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await docs.getByText('4. Link and files').scrollIntoViewIfNeeded();
  await docs.getByLabel(/^Drop an SVG/).scrollIntoViewIfNeeded();
  const preview = docs.locator('[inert] [data-story]').first();
  expect((await preview.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  // The address changes after a delay.
  await page.waitForTimeout(1000);
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await read(other)).toEqual(made);
}
