import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palettes } from '#theme/palette';
import { themeOf } from '#theme/themes';
import es from '#locales/es';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { baseUrl, isFirefox, newVisit, visit } from './browser';
import { chooseTelcel50, settled } from './purchase';

/** Sets the text size like the browser's setting: 1 rem is `factor` × 16 px. */
function growText(factor: number): string {
  return `document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '${String(factor * 100)}%';
  });`;
}

/** The rendered colours of an element as `#RRGGBB`, the most frequent first. */
async function paintedColors(page: Page, selector: string): Promise<string[]> {
  const image = await page.locator(selector).first().screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const counts = new Map<string, number>();
    for (let index = 0; index < data.length; index += 4) {
      const rgb = Array.from(data.slice(index, index + 3), (part) =>
        part.toString(16).padStart(2, '0'),
      );
      const color = `#${rgb.join('')}`.toUpperCase();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  }, image.toString('base64'));
}

// Firefox cannot emulate a touch screen.
it.skipIf(isFirefox)('has text of 16 px in all controls on a touch screen', async () => {
  const { page } = await visit('/start', 320, { touch: true });
  const sizes = () =>
    page
      .locator('input, select')
      .evaluateAll((controls) => controls.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  await page.getByRole('combobox').waitFor();
  const ofStart = await sizes();
  await chooseTelcel50(page);
  expect(Math.min(...ofStart, ...(await sizes()))).toBeGreaterThanOrEqual(16);
});

describe('forced dark', () => {
  let dark: Browser;

  beforeAll(async () => {
    const switches = ['--blink-settings=forceDarkModeEnabled=true'];
    dark = await chromium.launch({
      ...chromiumLaunch,
      args: [...chromiumLaunch.args, ...switches],
    });
  });

  afterAll(() => dark.close());

  it.each(['UNEFON', 'NEXTEL', 'TELCEL'])('keeps the colors of %s', async (carrier) => {
    // Chrome forces dark colors if the device prefers them.
    const page = await dark.newPage({ colorScheme: 'dark' });
    await page.goto(`${baseUrl}/start/company/${carrier}`);
    await settled(page);
    const { brand, onBrand } = themeOf(carrier).colors;
    const shown = await paintedColors(page, 'header');
    expect(shown[0]).toBe(brand);
    expect(shown).toContain(onBrand);
    const [ground = ''] = await paintedColors(page, '[role="tabpanel"]');
    expect(ground).toBe(palettes.dark.paper);
    await page.close();
  });
});

describe('keyboard focus', () => {
  it('scrolls the focused control into view', async () => {
    const { page } = await visit('/superhome', 1280, { motion: true });
    await page.getByRole('heading', { name: es.landing.contact.title }).waitFor();
    // From the start of the page, Shift+Tab focuses the last control.
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(async () => (await page.locator(':focus').boundingBox())?.y)
      .toSatisfy((top: number) => top > 0 && top < 780);
  });

  it('moves to the section of a clicked link, and the page scrolls smoothly', async () => {
    const { page } = await visit('/superhome', 1280, { motion: true });
    const bar = page.getByRole('navigation', { name: es.landing.nav.label });
    await page.getByRole('heading', { name: es.landing.contact.title }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const positions: number[] = [];
      addEventListener('scroll', () => positions.push(scrollY));
      addEventListener('scrollend', () => Object.assign(window, { hasScrolled: true }));
      Object.assign(window, { positions });
    });
    await bar.getByRole('link', { name: es.landing.nav.contact }).click();
    await page.waitForURL(/#contact$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await expect
      .poll(() => page.locator('#contact').evaluate((one) => one.getBoundingClientRect().top))
      .toBeCloseTo(60, -1);
    await page.waitForFunction(() => Reflect.get(window, 'hasScrolled') === true);
    const positions = await page.evaluate(() => Reflect.get(window, 'positions') as number[]);
    expect(positions.length).toBeGreaterThan(5);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('the slider', () => {
  it('stays paused after a reload if the keyboard focus paused it', async () => {
    const { page } = await visit('/superhome', 1280, { motion: true });
    await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
    await page.getByRole('link', { name: es.landing.home.talk }).focus();
    await page.keyboard.press('Tab');
    const play = page.getByRole('button', { name: es.landing.home.play });
    await play.waitFor({ timeout: 2000 });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await play.count()).toBe(1);
    await play.click();
    await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
  });
});

describe('forced colors', () => {
  it('add an outline to the side panel of the carrier screen', async () => {
    const { page } = await newVisit(1280);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${baseUrl}/start/company/TELCEL`);
    await settled(page);
    const phone = page.getByRole('textbox', { name: es.field.phone });
    const pay = page.getByRole('button', { name: es.carrier.pay, exact: true });
    const sides = ['Left', 'Right'] as const;
    for (const control of [phone, pay]) {
      const widths = await control.evaluate((one, names) => {
        const panels: Element[] = [];
        for (let at = one.parentElement; at && at.tagName !== 'FORM'; at = at.parentElement) {
          panels.push(at);
        }
        const panel = panels.at(-1) ?? one;
        return names.map((name) => getComputedStyle(panel)[`border${name}Width`]);
      }, sides);
      expect(widths).toEqual(['1px', '1px']);
    }
  });
});

describe('text at 200 %', () => {
  it.each([360, 1280])('enlarges the card number like the other fields at %i px', async (width) => {
    const { context, page } = await newVisit(width);
    await context.addInitScript(growText(2));
    await page.goto(`${baseUrl}/start`);
    await chooseTelcel50(page);
    const field = page.getByRole('textbox', { name: es.field.card });
    await field.pressSequentially('4000123412341234');
    const { size, hidden } = await field.evaluate((input) => ({
      size: getComputedStyle(input).fontSize,
      hidden: input.scrollWidth - input.clientWidth,
    }));
    expect(size).toBe('36px');
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

describe('the landing page', () => {
  it.each([360, 1280])('opens through a link on the products screen at %i px', async (width) => {
    const { page } = await visit('/start', width);
    await settled(page);
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Colibrí' }).click();
    await page.getByRole('heading', { level: 1, name: es.landing.title }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  });
});
