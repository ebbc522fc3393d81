import path from 'node:path';
import { preview } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { shiftOf, visit, watchShifts } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { installLibrary } from './packLibrary';
import { runCommand } from './runCommand';
import { configOf } from './viteApp';

const home = path.resolve('tests/package/astro');
let base = '';

beforeAll(async () => {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  await installLibrary(home, temporaryFolder('astro'));
  const { code, output } = await runCommand(
    process.execPath,
    ['node_modules/astro/astro.js', 'build'],
    home,
  );
  expect(code, output).toBe(0);
  const server = await preview({ ...configOf(home), preview: { port: 0 } });
  base = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
});

describe('in a static page of Astro', () => {
  it('a component outside of an island is HTML with the styles of the carrier', async () => {
    const html = await (await fetch(base)).text();
    expect(html).toContain('class="colibri-ProductButton"');
    const { page } = await visit('/', 360, { base });
    const product = page.locator(':not(astro-island) > .colibri-ProductButton');
    const colour = await product.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).toBe('rgb(255, 198, 0)');
  });

  it('an island is hydrated without a message, and nothing moves', async () => {
    const { page, consoleMessages } = await visit('/', 360, { base, before: watchShifts });
    await page.locator('astro-island:not([ssr])').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBe(0);
    expect(consoleMessages).toEqual([]);
  });

  it('the form of an island is submitted with its raw values, and reset', async () => {
    const { page, consoleMessages } = await visit('/', 360, { base });
    await page.locator('astro-island:not([ssr])').waitFor();
    const phone = page.getByRole('textbox', { name: 'Celular' });
    await phone.fill('5587654321');
    expect(await phone.inputValue()).toBe('558 765 43 21');
    await page.getByRole('radio', { name: 'Efectivo' }).check();
    await page.getByRole('button', { name: 'Pagar' }).click();
    await page.getByText('{"pago":"cash","celular":"5587654321"}').waitFor();
    await expect.poll(() => phone.inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'Tarjeta' }).isChecked()).toBe(true);
    expect(consoleMessages).toEqual([]);
  });
});
