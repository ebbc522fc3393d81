import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { palettes } from '#theme/palette';
import { themeOf } from '#theme/themes';
import es from '#locales/es';
import { newVisit, visit } from './browser';
import { settled } from './purchase';

/** Records the ground of the page in each painted frame: a script to run before the page's own. */
function watchGround(): void {
  const grounds = new Set<string>();
  Object.assign(window, { grounds });
  function record() {
    const body = document.querySelector('body');
    const isShown = document.querySelector('h1') !== null;
    if (body !== null && isShown) grounds.add(getComputedStyle(body).backgroundColor);
    requestAnimationFrame(record);
  }
  requestAnimationFrame(record);
}

/** Stores the dark scheme, as the switch in the footer does. */
function keepDark(): void {
  localStorage.setItem('scheme', 'dark');
}

async function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** The colour of the browser's bars. */
async function themeColorOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="theme-color"]').first().getAttribute('content');
}

const light = rgb(palettes.light.ground);
const dark = rgb(palettes.dark.ground);

describe('the scheme of the system', () => {
  it.each([
    ['/start', 'system', 'dark', undefined],
    ['/start/company/TELCEL', 'kept choice', 'light', keepDark],
  ] as const)(
    'shows %s in dark from the first frame, by the %s',
    async (path, _, colorScheme, before) => {
      const { context, page } = await newVisit(360, {
        colorScheme,
        before,
        serviceWorkers: 'block',
      });
      await context.addInitScript(watchGround);
      await page.goto(path);
      await settled(page);
      const grounds = await page.evaluate(() => [
        ...(Reflect.get(window, 'grounds') as Set<string>),
      ]);
      expect(grounds).toEqual([dark]);
    },
  );

  it('colours the bars of the browser', async () => {
    const { page } = await visit('/start', 360);
    await settled(page);
    await expect.poll(() => themeColorOf(page)).toBe(rgb(palettes.light.paper));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => themeColorOf(page)).toBe(rgb(palettes.dark.paper));
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await expect.poll(() => themeColorOf(page)).toBe(rgb(themeOf('TELCEL').colors.brand));
  });

  it('is light in print', async () => {
    const { page } = await visit('/start', 1280, { colorScheme: 'dark', before: keepDark });
    expect(await groundOf(page)).toBe(dark);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await groundOf(page)).toBe(light);
  });

  it('has more contrast if the system has', async () => {
    const { page } = await visit('/start', 360, { contrast: 'more' });
    const ink2 = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--colibri-color-ink-2'),
    );
    expect(ink2.toUpperCase()).toContain(palettes.more.ink2);
  });
});

it('the switch in the footer keeps a choice for the next visit', async () => {
  const { page, consoleMessages } = await visit('/start', 360);
  await settled(page);
  const choose = (name: string) =>
    page.getByRole('contentinfo').getByText(name, { exact: true }).click();
  await choose(es.scheme.dark);
  await expect.poll(() => groundOf(page)).toBe(dark);
  await page.reload();
  expect(await groundOf(page)).toBe(dark);
  const pressed = page.getByRole('button', { name: es.scheme.dark, pressed: true });
  await pressed.waitFor();
  await choose(es.scheme.system);
  await expect.poll(() => groundOf(page)).toBe(light);
  await page.reload();
  expect(await groundOf(page)).toBe(light);
  expect(consoleMessages).toEqual([]);
});
