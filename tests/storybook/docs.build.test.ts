import { unzipSync } from 'fflate';
import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import es from '#locales/es';
import { scenarios } from '#mocks/scenarios';
import { schemes } from '#theme/contract';
import { themeOf, themes } from '#theme/themes';
import { libraryEntries } from '#tools/package/entries.ts';
import { inTabs, readEntries, serveStorybook } from './serveStorybook';
import { newVisit } from '../e2e/browser';
import { NAME, typeErrors } from '../package/apps';
import { temporaryFolder } from '../temporaryFolder';

const entries = readEntries();
let base = '';

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  return served.close;
});

function docsAddress(id: string, globals = ''): string {
  return `${base}iframe.html?viewMode=docs&id=${id}&globals=${globals}`;
}

/** Opens the page of a component or a screen. */
async function openDocs(id: string, globals?: string): Promise<Page> {
  const { page } = await newVisit(1280, { height: 900 });
  await page.goto(docsAddress(id, globals));
  return page;
}

/** A theme with a light colour. */
const unefon = themeOf('UNEFON');

/** What each screen shows first of Unefon, whatever the other previews show. */
const screens: Record<string, { heading: string; carrier: string }> = {
  'Screens/Carrier': { heading: unefon.name, carrier: unefon.code },
  'Screens/Error': { heading: es.app.error, carrier: 'default' },
  'Screens/Landing': { heading: es.landing.title, carrier: 'default' },
  'Screens/Payment': { heading: es.payment.title, carrier: unefon.code },
  'Screens/Carriers': { heading: es.carriers.title, carrier: 'default' },
  'Screens/Receipt': { heading: es.receipt.title, carrier: unefon.code },
};

/** Runs in the page: what a preview shows. */
function readShown(root: Element) {
  const heading = root.querySelector('h1');
  return {
    heading: heading?.querySelector('[aria-label]')?.ariaLabel ?? heading?.textContent ?? '',
    carrier: heading?.closest('[data-carrier]')?.getAttribute('data-carrier') ?? '',
    brand: getComputedStyle(root).getPropertyValue('--colibri-color-brand'),
  };
}

/** A component in the manifest. */
interface Described {
  name: string;
  summary: string;
  import: string;
  jsDocTags: { example: string[] };
  stories: { id: string; snippet?: string }[];
}

/** The type errors of files that import the package, whose modules are the sources. */
function typeErrorsOf(files: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder('snippets', 'tests/storybook');
  const modules = libraryEntries().map(({ subpath }) => `export * from '${NAME}/${subpath}';`);
  const settings = {
    extends: '../../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, paths: { [NAME]: ['./index.ts'] } },
    include: ['*', '../../../src/*/*.d.ts'],
  };
  const written = {
    ...files,
    'index.ts': modules.join('\n'),
    'tsconfig.json': JSON.stringify(settings),
  };
  for (const [file, text] of Object.entries(written)) writeFileSync(`${folder}/${file}`, text);
  return typeErrors(folder);
}

/** Calls of the stories, and imports that the package does not have. */
const INTERNAL = /\b(tr?|fn)\(|from '(#|\.|src\/)/;

/** Internal code that must not appear in shown examples. */
const CRYPTIC = /<(?!a )[a-z] |styled\.|meta\.story|\{\(\) =>|(import .*)\s+\1/;

describe('the built Storybook', () => {
  it('shows every docs page without an error', async () => {
    const pages = entries.filter(
      ({ type, title }) => type === 'docs' && !/^(Screens|Flows)/.test(title),
    );
    expect(pages.length).toBeGreaterThan(45);
    await inTabs(pages, async ({ id }, page) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(docsAddress(id));
      await page.locator('#storybook-docs h1').first().waitFor({ timeout: 60_000 });
      const text = await page.locator('#storybook-docs').innerText();
      expect(text, id).not.toMatch(/\bt:[a-z]+\.|forwardedAs|function \w\w\(|\[object Object\]/);
      const opened = await page.evaluate(() => {
        const buttons = Array.from(document.querySelectorAll('button'));
        const closed = buttons.filter(({ textContent }) => textContent.trim() === 'Show code');
        for (const button of closed) button.click();
        return closed.length;
      });
      const shown = page.locator('.sbdocs-preview pre');
      await expect.poll(() => shown.count(), { message: id }).toBeGreaterThanOrEqual(opened);
      // Until a story has been rendered, its code is that of its file.
      await expect
        .poll(async () => (await shown.allTextContents()).filter((code) => CRYPTIC.test(code)), {
          message: id,
          timeout: 30_000,
        })
        .toEqual([]);
      expect(await page.locator('html').getAttribute('lang'), id).toBe('en');
      expect(await page.locator('main:not([inert] *)').count(), id).toBe(1);
      expect(errors, id).toEqual([]);
    });
  });

  it('shows a component in every theme on its page', async () => {
    const page = await openDocs('components-actions-button--docs', 'carrier:UNEFON');
    const shown = page.locator('section[data-carrier]:has(button:not([aria-expanded]))');
    const codesOf = () =>
      shown.evaluateAll((all) => all.map((one) => one.dataset['carrier']).sort());
    const codes = themes.map(({ code }) => code).sort();
    await expect.poll(codesOf, { timeout: 60_000 }).toEqual(codes);
  });

  it('describes each component in its manifest, with code that compiles with the package only', async () => {
    const response = await fetch(`${base}manifests/components.json`);
    const manifest = (await response.json()) as { components: Record<string, Described> };
    const components = Object.values(manifest.components);
    // Lower-case folders are shared by components.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(components.map(({ name }) => name).sort()).toEqual(
      [...folders, 'NotificationRegion'].sort(),
    );
    for (const component of components) {
      expect(component.summary).toMatch(/\S\.$/);
      expect(component.import).toMatch(/^import \{.*\} from 'colibri-recargas-components';$/);
    }
    const files = Object.fromEntries(
      components.flatMap(({ name, import: line, jsDocTags, stories }) => [
        [`${name}.tsx`, jsDocTags.example.join('\n')],
        ...stories.flatMap(({ id, snippet }) =>
          snippet === undefined ? [] : [[`${id}.tsx`, `${line}\n${snippet}`]],
        ),
      ]),
    ) as Record<string, string>;
    expect(Object.keys(files).length).toBeGreaterThan(200);
    const internal = Object.entries(files).filter(([, code]) => INTERNAL.test(code));
    expect(internal).toEqual([]);
    expect(await typeErrorsOf(files)).toEqual([]);
  });

  it('shows each story of a screen on its page in one document', async () => {
    await inTabs(Object.entries(screens), async ([title, first], page) => {
      const stories = entries.filter(
        (entry) =>
          entry.title === title &&
          entry.type === 'story' &&
          !entry.tags.includes('test-only') &&
          !entry.tags.includes('interaction'),
      );
      const id = title.toLowerCase().replace('/', '-');
      await page.goto(docsAddress(`${id}--docs`, 'carrier:UNEFON'));
      const boxes = page.locator('[inert] [data-story]');
      // What is the same in every carrier is not compared.
      const compared = first.carrier === 'default' ? 0 : themes.length;
      const count = stories.length + compared;
      await expect.poll(() => boxes.count(), { message: id, timeout: 60_000 }).toBe(count);
      expect(await page.locator('iframe[src*="iframe.html"]').count(), id).toBe(0);
      await expect
        .poll(() => boxes.nth(compared).evaluate(readShown), { message: id, timeout: 20_000 })
        .toMatchObject({ ...first, brand: unefon.colors.brand });
    });
  }, 600_000);

  it('compares the purchase in all carriers, a screen in two, and the schemes of one', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const open = (id: string) => page.goto(`${base}iframe.html?id=review-compare--${id}`);
    const boxes = page.locator('[inert] [data-story]');
    await open('default');
    await expect.poll(() => boxes.count(), { timeout: 60_000 }).toBe(4 * themes.length + 1);
    await open('two-carriers');
    for (const theme of [themeOf('TELCEL'), unefon]) {
      const box = page.locator(`section[data-carrier="${theme.code}"] [data-story]`);
      await expect
        .poll(() => box.evaluate(readShown), { timeout: 20_000 })
        .toMatchObject({ carrier: theme.code, brand: theme.colors.brand });
    }
    expect(await boxes.count()).toBe(2);
    await open('all-schemes');
    for (const scheme of schemes) {
      await page.locator(`[inert] [data-scheme="${scheme}"] h1`).waitFor({ timeout: 20_000 });
    }
  });

  it('keeps a comparison in the address', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    await page.goto(`${base}?path=/story/review-compare--default`);
    const control = (name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });
    await control('story').selectOption('screens-payment--default', { timeout: 60_000 });
    for (const name of ['AT&T', 'NEXTEL']) await control(name).check();
    await control('Tablet').check();
    const args = 'story:screens-payment--default;carriers[0]:ATT;carriers[1]:NEXTEL;device:tablet';
    await expect.poll(() => page.url()).toContain(`args=${args}`);

    const copy = (await newVisit(1280, { height: 900 })).page;
    await copy.goto(page.url());
    const boxes = copy
      .frameLocator('#storybook-preview-iframe')
      .locator('section[data-carrier] [data-story]:has(form)');
    await expect.poll(() => boxes.count(), { timeout: 60_000 }).toBe(2);
    const widths = await boxes.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths).toEqual([768, 768]);
  });

  it.each([
    ['components-actions-button--docs', '[data-story] button'],
    ['screens-carrier--docs', '[inert] h1'],
  ])('applies the language and the text of the toolbars on %s', async (id, shown) => {
    const page = await openDocs(id, 'language:en;text:200-percent');
    const first = page.locator(shown).first();
    await first.waitFor({ timeout: 60_000 });
    const language = () => first.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
    await expect.poll(language, { timeout: 20_000 }).toBe('en');
    const size = () => page.evaluate(() => document.documentElement.style.fontSize);
    await expect.poll(size).toBe('200%');
  });

  it('shows a screen on the network of the toolbar, and disables it for a story of another one', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const story = page.frameLocator('#storybook-preview-iframe');
    await page.goto(`${base}?path=/story/screens-carriers--default&globals=network:failure`);
    await story.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await expect.poll(() => story.locator('a[href^="/start/company/"]').count()).toBe(0);
    await page.goto(`${base}?path=/story/screens-carriers--loading&globals=network:failure`);
    const toolbar = page.getByRole('button', { name: `Network: ${scenarios.slow.title}` });
    await expect.poll(() => toolbar.isDisabled(), { timeout: 60_000 }).toBe(true);
  });

  it('creates a carrier in the theme studio', async () => {
    const { page } = await newVisit(1280, { height: 900 });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path fill="#123456" d="M0 0h70v40H0z"/></svg>';
    await page.goto(`${base}?path=/story/review-theme-studio--default`);
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
    const theme = new TextDecoder().decode(files['src/theme/carriers/COMETAAZUL.ts']);
    expect(theme).toContain(`brand: '${color}'`);
  });

  it.each(['Teléfonos de México', 'AT&T 2', 'Telmex', 'L_80_x', 'Ñandú 24'])(
    'keeps the studio’s %s and its colour in the address',
    async (name) => {
      const { page } = await newVisit(1280, { height: 900 });
      await page.goto(`${base}?path=/story/review-theme-studio--default`);
      const fieldOf = (of: Page, label: string) =>
        of.frameLocator('#storybook-preview-iframe').getByLabel(label, { exact: true });
      await fieldOf(page, 'Name').fill(name, { timeout: 60_000 });
      await fieldOf(page, 'Brand colour').fill('#00695C');
      await expect.poll(() => page.url()).toMatch(/name:.*;brand:!hex\(00695C\)/);

      const copy = (await newVisit(1280, { height: 900 })).page;
      await copy.goto(page.url());
      await expect.poll(() => fieldOf(copy, 'Name').inputValue(), { timeout: 60_000 }).toBe(name);
      expect(await fieldOf(copy, 'Brand colour').inputValue()).toBe('#00695C');
    },
  );
});
