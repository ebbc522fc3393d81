import { beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios';
import { inTabs, openPage, readEntries, serveStorybook } from './serveStorybook';
import { newVisit } from '../e2e/browser';

const entries = readEntries();
let base = '';

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  return served.close;
});

/** Internal code that must not appear in shown examples. */
const CRYPTIC = /<(?!a )[a-z] |styled\.|meta\.story|(import .*)\s+\1/;

describe('the built Storybook', () => {
  it('shows every docs page without an error', async () => {
    const pages = entries.filter(
      ({ type, title }) => type === 'docs' && !/^(Screens|Flows)/.test(title),
    );
    expect(pages.length).toBeGreaterThan(45);
    await inTabs(pages, async (entry, page) => {
      const { id } = entry;
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await openPage(page, base, entry);
      await page.locator('#storybook-docs h1').first().waitFor({ timeout: 60_000 });
      const text = await page.locator('#storybook-docs').innerText();
      expect(text, id).not.toMatch(/\bt:[a-z]+\.|forwardedAs|function \w\w\(|\[object Object\]/);
      // Storybook may render a preview, and close its code, once more.
      const showCode = () =>
        page.evaluate(() => {
          const buttons = Array.from(document.querySelectorAll('button'));
          const closed = buttons.filter(({ textContent }) => textContent.trim() === 'Show code');
          for (const button of closed) button.click();
          return closed.length;
        });
      await expect.poll(showCode, { message: id, timeout: 20_000 }).toBe(0);
      const shown = await page.locator('.sbdocs-preview pre').allTextContents();
      expect(
        shown.filter((code) => CRYPTIC.test(code)),
        id,
      ).toEqual([]);
      expect(await page.locator('html').getAttribute('lang'), id).toBe('en');
      const main = page.locator('main:not([inert] *)');
      await expect.poll(() => main.count(), { message: id, timeout: 20_000 }).toBe(1);
      expect(errors, id).toEqual([]);
      page.removeAllListeners('pageerror');
    });
  });

  it('reads the carrier and the scheme from parameters of its address', async () => {
    const { page } = await newVisit(1280);
    const address = 'iframe.html?id=screens-carrier--default&refId=a&carrier=UNEFON&scheme=dark';
    await page.goto(base + address);
    await page.locator('[data-scheme="dark"] [data-carrier="UNEFON"] h1').waitFor();
  });

  it('has the scheme of the address before its scripts', async () => {
    const { page } = await newVisit(1280);
    await page.route('**/*.js', (route) => route.abort());
    for (const values of ['args=scheme:light&globals=scheme:dark', 'scheme=dark']) {
      const address = `iframe.html?id=review-compare--default&${values}`;
      await page.goto(base + address, { waitUntil: 'domcontentloaded' });
      const scheme = () => getComputedStyle(document.documentElement).colorScheme;
      expect(await page.evaluate(scheme)).toBe('dark');
    }
  });

  it('applies the language and the text of the toolbars', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const entry = { id: 'screens-carrier--docs', type: 'docs' };
    await openPage(page, base, entry, 'language:en;text:200-percent');
    const first = page.locator('[inert] h1').first();
    await first.waitFor({ timeout: 60_000 });
    const language = () => first.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
    await expect.poll(language, { timeout: 20_000 }).toBe('en');
    const size = () => page.evaluate(() => document.documentElement.style.fontSize);
    await expect.poll(size).toBe('200%');
  });

  it('shows the Spanish transcript of a component in each language', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const id = 'components-actions-button--docs';
    await page.goto(`${base}iframe.html?viewMode=docs&id=${id}&globals=language:en`);
    await page.getByText('Default, read from top to bottom').waitFor({ timeout: 60_000 });
  });

  it.each([
    ['components-fields-phonefield--default', '551 234 50 00'],
    ['screens-carrier--default', ''],
  ])(
    'keeps what was typed when the carrier changes, except on a screen of a carrier: %s',
    async (id, kept) => {
      const { page } = await newVisit(1280, { height: 900 });
      await openPage(page, base, { id, type: 'story' });
      const field = page.getByRole('textbox').first();
      await field.fill('5512345000', { timeout: 60_000 });
      await page.evaluate(() => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
          emit: (event: string, value: object) => void;
        };
        channel.emit('updateGlobals', { globals: { carrier: 'UNEFON' } });
      });
      await page.locator('[data-story][data-carrier="UNEFON"]').waitFor();
      await expect.poll(() => field.inputValue()).toBe(kept);
    },
  );

  it('disables the network of the toolbar for a story of another one', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    await page.goto(`${base}?path=/story/screens-carriers--loading&globals=network:failure`);
    const toolbar = page.getByRole('button', {
      name: new RegExp(`What the mocked network does.*${scenarios.slow.title}`),
    });
    await expect.poll(() => toolbar.isDisabled(), { timeout: 60_000 }).toBe(true);
  });
});
