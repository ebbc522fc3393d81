import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { stop, whenReady } from '#tools/lib/processes.mjs';
import { shiftOf, visit, watchShifts } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { stylesOf } from './computedStyles';
import { installLibrary } from './packLibrary';
import { runCommand } from './runCommand';

const home = 'tests/package/next';
const next = 'node_modules/next/dist/bin/next';
const folder = temporaryFolder('next');
let base = '';

// The app has React 19.2, the oldest supported one, and Tailwind. Its packages come from the registry.
beforeAll(async () => {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  await installLibrary(home, folder);
  const build = await runCommand(process.execPath, [next, 'build'], home);
  expect(build.code, build.output).toBe(0);
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: home });
  const address = new Promise<string>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  base = await whenReady(server, address);
  return () => stop(server);
});

describe('in a Next.js app', () => {
  it('components are server components, and a server calls pure functions', async () => {
    const html = await (await fetch(base)).text();
    expect(html).toContain('class="colibri-PageHeader"');
    expect(html).toContain('<p id="total">$1,234.50</p>');
  });

  it.each(['/', '/pay'])('%s is hydrated without a message, and nothing moves', async (path) => {
    const { page, consoleMessages } = await visit(path, 360, { base, before: watchShifts });
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBe(0);
    expect(consoleMessages).toEqual([]);
  });

  it('server components have the styles of the carrier, and the app overrides them', async () => {
    const { page } = await visit('/', 360, { base });
    const colours = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).backgroundColor));
    expect(colours).toEqual(['rgb(255, 198, 0)', 'rgb(1, 2, 3)', 'rgb(0, 0, 0)']);
  });

  it('the preflight of Tailwind resets nothing in the components', async () => {
    const { page } = await visit('/pay', 360, { base });
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

  it('client components work after a navigation', async () => {
    const { page, consoleMessages } = await visit('/', 360, { base });
    await page.getByRole('link', { name: 'Seguir' }).click();
    const phone = page.getByRole('textbox', { name: 'Celular' });
    await phone.fill('5587654321');
    expect(await phone.inputValue()).toBe('558 765 43 21');
    await page.getByRole('button', { name: 'Pagar' }).click();
    await page.getByText('Pagado').first().waitFor();
    expect(consoleMessages).toEqual([]);
  });
});
