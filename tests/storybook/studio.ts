import type { BrowserContext, FrameLocator, Page } from 'playwright';

/** A drawing as programs write it: at another scale, moved, with a script that must not get through. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" onload="window.broken = true">
  <script>window.broken = true</script>
  <g transform="translate(5 5)" fill="#123456"><path d="M0 0h30v20H0z"/><path d="M35 0h30v20H35z"/></g>
</svg>`;

/** What the studio shows of a proposal. */
export interface Shown {
  name: string;
  code: string;
  brand: string;
  contrast: string;
  wordmark: string;
  /** What the story shows: its colour, its colour in the dark scheme, and how many outlines its wordmark has. */
  story: { brand: string; dark: string; outlines: number };
  /** Whether the file's script ran anywhere. */
  isBroken: boolean;
}

const title = 'Cometa Azul';

/** The brand colour that the dark scheme has instead of the derived one. */
export const darkBrand = '#3B3B3B';

function docsOf(page: Page): FrameLocator {
  return page.frameLocator('#storybook-preview-iframe');
}

async function read(page: Page): Promise<Shown> {
  const docs = docsOf(page);
  const story = docs.locator('[inert] [data-story][data-carrier="COMETAAZUL"]').first();
  await story.locator('h1 svg path').first().waitFor({ state: 'attached', timeout: 60_000 });
  const brandIn = async (scheme: string) => {
    await docs.getByRole('button', { name: scheme, exact: true }).click();
    await docs
      .locator(`[inert] [data-story][data-scheme="${scheme.toLowerCase()}"]`)
      .first()
      .waitFor();
    return story.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-brand'));
  };
  const dark = await brandIn('Dark');
  const brand = await brandIn('Light');
  const broken = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'broken' in window)),
  );
  return {
    name: await docs.getByLabel('Name', { exact: true }).inputValue(),
    code: await docs.getByLabel('Code in the API').inputValue(),
    brand: await docs.getByLabel('Brand colour', { exact: true }).inputValue(),
    contrast: await docs.getByText('Every pair of every scheme has enough contrast.').innerText(),
    wordmark: await docs.getByText(/^The wordmark (follows|breaks)/).innerText(),
    story: { brand, dark, outlines: await story.locator('h1 svg path').count() },
    isBroken: broken.includes(true),
  };
}

/** Makes a carrier in the studio as a designer does, then opens its link elsewhere. */
export async function tryStudio(context: BrowserContext, base: string) {
  const page = await context.newPage();
  await page.goto(`${base}?path=/docs/review-theme-studio--docs`);
  const docs = docsOf(page);
  await docs.getByLabel('Name', { exact: true }).fill(title, { timeout: 60_000 });
  await docs.getByLabel('Brand colour', { exact: true }).fill('#7A7A7A');
  const refused = await docs.getByText(/^\d+ of \d+ pairs/).innerText();
  await docs
    .getByRole('button', { name: /^Take brand #/ })
    .first()
    .click();
  await docs.getByRole('button', { name: 'Dark', exact: true }).click();
  await docs.getByLabel('brand', { exact: true }).fill(darkBrand);
  const file = { name: 'cometa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await docs.getByLabel(/^Drop an SVG/).setInputFiles(file);
  const judged = await docs.getByText('Broken').count();
  await docs.getByRole('button', { name: 'Fit to the grid' }).click();
  const made = await read(page);
  // The address changes after a delay.
  let [link, last] = [page.url(), ''];
  while (link !== last || !link.includes('studio=')) {
    await page.waitForTimeout(1000);
    [last, link] = [link, page.url()];
  }
  const themeFile = await docs.getByRole('region', { name: 'The theme', exact: true }).innerText();
  await page.close();
  const other = await context.newPage();
  await other.goto(link);
  const restored = await read(other);
  await other.close();
  return { refused, judged, made, restored, themeFile };
}
