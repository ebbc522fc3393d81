import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path fill="#123456" d="M0 0h70v40H0z"/></svg>';

/** Creates a carrier in the studio as a designer does, and downloads its files. */
export async function checkStudio(page: Page, base: string): Promise<void> {
  await page.goto(`${base}?path=/docs/review-theme-studio--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const brand = docs.getByLabel('Brand colour', { exact: true });
  await docs.getByLabel('Name', { exact: true }).fill('Cometa Azul', { timeout: 60_000 });
  await brand.fill('#7A7A7A');
  await docs.getByText('What is poor about #7A7A7A').waitFor();
  await docs
    .getByRole('button', { name: /^Use #/ })
    .first()
    .click();
  await docs.getByText('Every pair of every scheme has enough contrast.').waitFor();
  const file = { name: 'cometa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await docs.getByLabel(/^Wordmark/).setInputFiles(file);
  const stories = docs.locator('[inert] [data-story][data-carrier="DRAFT"]');
  await expect.poll(() => stories.locator('h1 svg path').count(), { timeout: 60_000 }).toBe(4);
  await docs.getByLabel('Story').selectOption({ label: 'Receipt: Default' });
  await expect.poll(() => stories.locator('dl').count(), { timeout: 60_000 }).toBeGreaterThan(4);
  const color = await brand.inputValue();

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
  expect(theme).toContain(`brand: '${color}'`);
}
