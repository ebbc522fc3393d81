import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isLocked } from '#tools/lib/chromium.mjs';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { switches } from '#tools/test/pictures.ts';
import { themes } from '#theme/themes';
import { serveStorybook } from './serveStorybook';

/** The pages that designers decide with, the height of their pictures in px, and the least number of stories in them. */
const pages = [
  ['Introduction', 'introduction--docs', 1000, 3],
  ['Compare', 'review-compare--default', 2000, themes.length],
  ['Theme studio', 'review-theme-studio--default', 1000, 4],
  ['Carrier', 'screens-carrier--docs', 1600, themes.length],
  // Above the props, whose order differs between builds.
  ['ProductButton', 'components-catalogue-productbutton--docs', 640, 1],
] as const;

const pictures = pages.flatMap(([name, id, height, count]) =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${scheme}/${name}`,
    id,
    height,
    count,
    scheme,
  })),
);

let base = '';
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch(switches));
  const served = await serveStorybook();
  base = served.base;
  return async () => {
    await browser.close();
    await served.close();
  };
});

/** Takes a picture as soon as two in a row are the same, and nothing is loading. */
async function takePicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const picture = await page.screenshot({ animations: 'disabled' });
        const isStable = picture.equals(last);
        last = picture;
        return isStable;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return last;
}

// Another browser renders other pictures.
describe.skipIf(!isLocked)('the pages of Storybook', () => {
  it.each(pictures)('show $name as before', async ({ name, id, height, count, scheme }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height },
      colorScheme: scheme,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(
      `${base}iframe.html?viewMode=${id.endsWith('--docs') ? 'docs' : 'story'}&id=${id}&globals=scheme:${scheme}`,
    );
    await page.locator('main > header ~ *').first().waitFor({ timeout: 60_000 });
    await expect
      .poll(() => page.locator('[data-story]').count(), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(count);
    const isLoaded = () =>
      page
        .locator('[data-skeleton]')
        .evaluateAll((all) => all.every((one) => one.getBoundingClientRect().top > innerHeight));
    await expect.poll(isLoaded, { timeout: 60_000 }).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const picture = await takePicture(page);
    await context.close();
    const reference = `tests/storybook/references/${name}.png`;
    const isSame = existsSync(reference) && picture.equals(readFileSync(reference));
    const file = inject('isUpdate') ? reference : `reports/storybook/${name}.png`;
    if (!isSame) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
    expect(
      isSame || inject('isUpdate'),
      `The picture is new or has changed (see ${file}). If this is intended: npm run test:builds -- tests/storybook/pictures -t ${name} --update`,
    ).toBe(true);
  });
});
