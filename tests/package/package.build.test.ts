import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { shiftOf, visit, watchShifts } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { installVite, packLibrary, serveNext, serveVite, type ServedApp } from './apps';
import { runCommand } from './runCommand';

const folder = temporaryFolder('consumers');
const home = path.join(folder, 'vite');
let tarball = '';

/** The apps by name, each with the path of its form. */
const apps: readonly [name: string, form: string, serve: () => Promise<ServedApp>][] = [
  ['Vite', '/', () => serveVite(home)],
  ['Next.js and Tailwind, with a nonce', '/pay', () => serveNext(tarball)],
];

/** The computed styles of the components' elements, each as one line. */
function stylesOf(page: Page): Promise<string[]> {
  const elements = [
    ...["main [class^='colibri-']", "main [class^='colibri-'] > *"],
    '.colibri-NotificationRegion-layer',
  ];
  return page.locator(elements.join()).evaluateAll((found) =>
    found.flatMap((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return Array.from(
        style,
        (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
      );
    }),
  );
}

/** The background colour of the first element of a selector. */
function colourOf(page: Page, selector: string): Promise<string> {
  const element = page.locator(selector).first();
  return element.evaluate((one) => getComputedStyle(one).backgroundColor);
}

beforeAll(async () => {
  tarball = await packLibrary(folder);
  await installVite(home, tarball);
});

describe.each(apps)('in %s', (name, form, serve) => {
  let base = '';

  beforeAll(async () => {
    const app = await serve();
    base = app.base;
    return app.close;
  });

  it.each([...new Set(['/', form])])(
    '%s is shown without a message, and nothing moves',
    async (path) => {
      const { page, consoleMessages } = await visit(path, 360, { base, before: watchShifts });
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBe(0);
      expect(consoleMessages).toEqual([]);
    },
  );

  it('has the styles of the carrier, and rules of the app win', async () => {
    const { page } = await visit(form, 360, { base });
    expect(await colourOf(page, '.colibri-ProductButton:has(:checked)')).toBe('rgb(255, 198, 0)');
    expect(await colourOf(page, '.mine')).toBe('rgb(1, 2, 3)');
  });

  it('formats the keys of a masked field', async () => {
    const { page } = await visit(form, 360, { base });
    await page.waitForLoadState('networkidle');
    const phone = page.getByRole('textbox', { name: 'Celular', exact: true });
    await phone.fill('5587654321');
    expect(await phone.inputValue()).toBe('558 765 43 21');
  });

  if (name.startsWith('Vite')) {
    it('shows a tenth carrier of one file: logo, tile, currency and colours', async () => {
      const { page } = await visit('/', 1280, { base });
      const tile = page.getByRole('link', { name: 'Lucero' });
      expect(await tile.getAttribute('href')).toBe('#lucero');
      expect(await page.getByRole('img', { name: 'Lucero' }).count()).toBe(2);
      expect(await colourOf(page, '[data-carrier="LUCERO"] .colibri-Button')).toBe(
        'rgb(74, 44, 143)',
      );
      expect(await page.locator('#tenth').innerText()).toMatch(/^Lucero\s+S\/\s20\.00$/);
      expect(await page.getByRole('textbox', { name: 'Postal' }).inputValue()).toBe('06-123');
    });

    it('needs no reset: the components have the same styles without it', async () => {
      const { page } = await visit('/', 1280, { base });
      const before = await stylesOf(page);
      await page.locator('#reset').evaluate((link) => link.remove());
      const after = await stylesOf(page);
      expect(before.length).toBeGreaterThan(10_000);
      // The used position in the page follows the margins of the app's own elements.
      const position = / (top|bottom|inset-block-\w+): /;
      const changed = after.filter((line, at) => line !== before[at] && !position.test(line));
      expect(changed).toEqual([]);
    });

    it('keeps the box of a field under a reset in an earlier layer', async () => {
      const boxOf = (page: Page) =>
        page
          .getByRole('textbox', { name: 'Celular', exact: true })
          .first()
          .evaluate((input) => {
            const { border, borderRadius, padding, height, width } = getComputedStyle(input);
            return { border, borderRadius, padding, height, width };
          });
      const { page } = await visit('/', 1280, { base });
      const own = await visit('/', 1280, {
        base,
        // The first sheet of the page imports the reset, as the guide shows.
        async prepare(other) {
          const contentType = 'text/css';
          const body = 'input { all: unset; } * { border: 0; margin: 0; padding: 0; }';
          await other.route('**/own.css', (route) => route.fulfill({ contentType, body }));
          await other.route('**/reset.css', async (route) => {
            const sheet = await (await route.fetch()).text();
            const imported = "@import url('own.css') layer(reset);\n";
            await route.fulfill({ contentType, body: imported + sheet });
          });
        },
      });
      const hasReset = await own.page.evaluate(() =>
        [...document.styleSheets].some(({ cssRules: [first] }) => first instanceof CSSImportRule),
      );
      expect(hasReset).toBe(true);
      expect(await boxOf(own.page)).toEqual(await boxOf(page));
    });

    it('shows the display face', async () => {
      const { page } = await visit('/', 1280, { base });
      const isLoaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].some(
          ({ family, status }) => family.includes('Bricolage Grotesque') && status === 'loaded',
        );
      });
      expect(isLoaded).toBe(true);
    });
  }

  if (name.startsWith('Next')) {
    it('renders components on the server, which calls pure functions', async () => {
      const html = await (await fetch(base)).text();
      expect(html).toContain('class="colibri-PageHeader"');
      expect(html).toContain('<p id="total">$1,234.50</p>');
    });

    it('shows an own theme under a policy with a nonce', async () => {
      const { page } = await visit('/', 360, { base });
      expect(await colourOf(page, '#own')).toBe('rgb(74, 44, 143)');
    });

    it('is not reset by the preflight of Tailwind, whose utilities win', async () => {
      const { page } = await visit('/', 360, { base });
      expect(await colourOf(page, '.bg-black')).toBe('rgb(0, 0, 0)');
      await page.getByRole('link', { name: 'Seguir' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).waitFor();
      await page.waitForLoadState('networkidle');
      // The preflight also sets these properties, which change nothing here.
      const harmless = /border[\w-]*-style|tab-size|tap-highlight|vertical-align|appearance/;
      const before = await stylesOf(page);
      const removed = await page.evaluate(() =>
        [...document.styleSheets].flatMap((sheet) => {
          const at = [...sheet.cssRules].findIndex(
            (rule) => rule instanceof CSSLayerBlockRule && rule.name === 'base',
          );
          if (at >= 0) sheet.deleteRule(at);
          return at >= 0 ? at : [];
        }),
      );
      expect(removed).toHaveLength(1);
      const after = await stylesOf(page);
      expect(after).toHaveLength(before.length);
      const changed = before.filter((line, at) => line !== after[at] && !harmless.test(line));
      expect(changed).toEqual([]);
    });

    it('shows a notification after a navigation', async () => {
      const { page } = await visit('/', 360, { base });
      await page.getByRole('link', { name: 'Seguir' }).click();
      // The page before has a button of the same name.
      await page.getByRole('heading', { name: 'Pago' }).waitFor();
      await page.getByRole('button', { name: 'Pagar' }).click();
      await page.getByText('Pagado').first().waitFor();
    });
  }
});

describe('the test kit', () => {
  it('buys with the page object and answers with the mocks in Vitest and jsdom', async () => {
    await runCommand(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], home);
  });

  it('has types for Testing Library and MSW', async () => {
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    await runCommand(process.execPath, [tsc, '--project', home], home);
  });
});
