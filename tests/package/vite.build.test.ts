import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureInstalled } from '#tools/lib/install.mjs';
import { visit } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { stylesOf } from './computedStyles';
import { packLibrary } from './packLibrary';
import { runCommand } from './runCommand';
import { configOf, createViteApp, NAME } from './viteApp';

const folder = temporaryFolder('vite');

/** The strictest policy that the package needs: its pictures are `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:";

/** Builds a page with the HTML of the server, and serves it. */
async function serveApp(home: string): Promise<PreviewServer> {
  const config = configOf(home);
  const pagePath = path.join(home, 'index.html');
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'server' } });
  const { code, output } = await runCommand(process.execPath, ['server/server.js'], home);
  expect(code, output).toBe(0);
  const page = readFileSync(pagePath, 'utf8');
  writeFileSync(pagePath, page.replace('<!--app-->', output));
  mkdirSync(path.join(home, 'public'));
  cpSync(path.join(home, 'node_modules', NAME, 'reset.css'), path.join(home, 'public/reset.css'));
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  const headers = { 'Content-Security-Policy': policy };
  return preview({ ...config, preview: { port: 0, headers } });
}

async function expectColour(element: Locator, colour: string): Promise<void> {
  const found = await element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(found).toBe(colour);
}

let tarball = '';

beforeAll(async () => {
  ({ tarball } = await packLibrary(folder));
});

describe.each([
  ['19.3', '.'],
  ['19.2.0', 'tests/package/react/floor'],
  ['19.3.0-canary', 'tests/package/react/canary'],
])(
  'in a Vite app with React %s that a server renders, with a strict content policy',
  (version, react) => {
    let base = '';

    beforeAll(async () => {
      const home = path.join(folder, version);
      await ensureInstalled(react);
      await createViteApp(home, tarball, path.join(react, 'node_modules'));
      const server = await serveApp(home);
      base = server.resolvedUrls?.local[0] ?? '';
      return () => server.close();
    });

    it('hydrates the HTML of plain Node without a message', async () => {
      const { page, consoleMessages } = await visit('/', 1280, { base });
      await page.getByRole('button', { name: 'Borrar' }).click();
      expect(await page.getByRole('textbox', { name: 'Celular' }).inputValue()).toBe('');
      expect(consoleMessages).toEqual([]);
      expect(await page.getByRole('main').getAttribute('data-react')).toContain(version);
    });

    it('shows the components in the colours of their carrier and in the display face', async () => {
      const { page } = await visit('/', 1280, { base });
      await page.getByRole('img', { name: 'unefon' }).waitFor();
      const product = page.getByRole('radio', { name: /\$30/ });
      const label = page.locator('label', { has: product });
      await expectColour(label, 'rgb(255, 198, 0)');
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].flatMap(({ status, family }) =>
          status === 'loaded' ? family : [],
        );
      });
      expect(loaded.join()).toContain('Bricolage Grotesque');
    });

    it('shows a tenth carrier of one file: logo, tile, currency and colours', async () => {
      const { page } = await visit('/', 1280, { base });
      const tile = page.getByRole('link', { name: 'Lucero' });
      expect(await tile.getAttribute('href')).toBe('#lucero');
      const logos = page.getByRole('img', { name: 'Lucero' });
      expect(await logos.count()).toBe(2);
      expect(await logos.first().locator('svg').isVisible()).toBe(true);
      const ticket = await tile.evaluate((one) => getComputedStyle(one, '::after').backgroundColor);
      expect(ticket).toBe('rgb(74, 44, 143)');
      await expectColour(page.getByRole('button', { name: 'Recargar' }), 'rgb(74, 44, 143)');
      expect(await page.locator('#tenth').innerText()).toMatch(/^Lucero\s+S\/\s20\.00$/);
      expect(await page.getByRole('textbox', { name: 'Postal' }).inputValue()).toBe('06-123');
    });

    it('lets rules of the app win, wherever they are', async () => {
      const { page } = await visit('/', 1280, { base });
      await expectColour(page.getByRole('button', { name: 'Mío' }), 'rgb(1, 2, 3)');
      const notice = page.locator('.colibri-Notice');
      expect(await notice.evaluate((element) => getComputedStyle(element).color)).toBe(
        'rgb(4, 5, 6)',
      );
    });

    it('needs no reset: the components have the same styles without it', async () => {
      const { page } = await visit('/', 1280, { base });
      const before = await stylesOf(page);
      await page.locator('#reset').evaluate((link) => link.remove());
      const after = await stylesOf(page);
      expect(before.length).toBeGreaterThan(10_000);
      expect(after.filter((line, at) => line !== before[at])).toEqual([]);
    });
  },
);
