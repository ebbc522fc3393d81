import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app, wrongApp } from './consumerApp';
import { buildLibrary, execute, installInApp, NAME, typeFaults } from './consumer';
import { chromiumLaunch } from '#tools/vite/chromium.ts';

interface Manifest {
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
}

let library: Awaited<ReturnType<typeof buildLibrary>>;
let home = '';
let target = '';

async function manifest(): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(target, 'package.json'), 'utf8')) as Manifest;
}

beforeAll(async () => {
  library = await buildLibrary();
  ({ home, target } = await installInApp(library));
});

afterAll(async () => {
  await rm(library.folder, { recursive: true, force: true });
});

describe('the package', () => {
  it('is built, and publint finds nothing in it', () => {
    expect(library.output).toContain('publint finds nothing to mend.');
    expect(library.code).toBe(0);
  });

  it('leaves React and styled-components to the consumer', async () => {
    const { peerDependencies, dependencies } = await manifest();
    const peers = ['react', 'react-dom', 'styled-components'];
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(peers));
    expect(Object.keys(dependencies)).toEqual(['imask']);
  });

  it('packs the font with its licence, and the drawings', () => {
    const files = [
      'fonts/bricolage-grotesque.woff2',
      'fonts/OFL.txt',
      'wordmarks/TELCEL.svg',
      'marks/colibri.svg',
    ];
    const missing = files.filter(
      (file) => !existsSync(path.join(target, 'components/theme', file)),
    );
    expect(missing).toEqual([]);
  });

  it('packs the design tokens: the W3C format, CSS and a module', async () => {
    const tokens = path.join(target, 'tokens');
    const { themes } = (await import(path.join(tokens, 'tokens.js'))) as {
      themes: Record<string, Record<string, string>>;
    };
    expect(themes['TELCEL']?.['color.brand']).toBe('#0b3c8c');
    const files = ['tokens.css', 'tokens.d.ts', 'shared.tokens.json', 'TELCEL.tokens.json'];
    expect(await readdir(tokens)).toEqual(expect.arrayContaining(files));
  });

  it('brings types that a consumer’s strict compiler accepts, and that refuse a wrong prop', async () => {
    expect(typeFaults(home, 'nodenext')).toEqual([]);
    const file = path.join(home, 'main.tsx');
    await writeFile(file, wrongApp);
    const faults = typeFaults(home, 'bundler');
    await writeFile(file, app['main.tsx'] ?? '');
    expect(faults).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('marks components for browsers, and leaves tokens to both sides', async () => {
    const firstLine = async (file: string) =>
      (await readFile(path.join(target, file), 'utf8')).split('\n')[0];
    expect(await firstLine('components/PhoneField/PhoneField.js')).toMatch(/^.use client.;$/);
    expect(await firstLine('components/theme/tokens.js')).not.toContain('use client');
  });

  it('brings nothing but its own files with one component', async () => {
    const source = path.join(home, 'one.js');
    await writeFile(source, `export { PhoneField } from '${NAME}';`);
    const outDir = path.join(home, 'one');
    const entry = { entry: source, formats: ['es' as const], fileName: 'one' };
    const external = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];
    const config = { root: home, configFile: false, logLevel: 'error' } as const;
    await build({ ...config, build: { outDir, lib: entry, rolldownOptions: { external } } });
    const files = await readdir(outDir);
    expect(files).toEqual(['one.js']);
    const text = await readFile(path.join(outDir, 'one.js'), 'utf8');
    expect(text).toContain('tel-national');
    expect(text).not.toMatch(/data:(image|font)|data-carrier/);
  });
});

describe('a server with the package', () => {
  it('renders the components in plain Node', async () => {
    const program = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { GlobalStyle, PhoneField, Picture, ProductButton } from '${NAME}';
      const label = { clearLabel: 'Borrar', label: 'Celular', defaultValue: '5512345000' };
      const product = { description: '300 MB', language: 'es', name: 'product', price: 30 };
      const picture = { name: 'topUp' };
      const parts = [[GlobalStyle], [PhoneField, label], [ProductButton, product], [Picture, picture]];
      console.log(parts.map(([type, props]) => renderToString(createElement(type, props))).join(''));`;
    const args = ['--input-type=module', '--eval', program];
    const { code, output } = await execute({ command: process.execPath, args }, home);
    expect(output).toContain('551 234 50 00');
    expect(output).toContain('300 MB');
    expect(output).toContain('data:image/svg+xml');
    expect(output).not.toContain('file:');
    expect(code).toBe(0);
  });
});

describe('an empty Vite app with the package', () => {
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    await build({
      root: home,
      configFile: false,
      logLevel: 'error',
      build: { assetsInlineLimit: 0 },
    });
    server = await preview({ root: home, configFile: false, preview: { port: 0 } });
    browser = await chromium.launch(chromiumLaunch);
    page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('shows the components', async () => {
    await page.getByRole('img', { name: 'unefon' }).waitFor();
    expect(await page.getByRole('radio', { name: /\$30/ }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Celular' }).inputValue()).toBe('551 234 50 00');
  });

  it('colours them by their carrier', async () => {
    const label = page.locator('label', { has: page.getByRole('radio') });
    const background = await label.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(255, 198, 0)');
  });

  it('loads the display face from the package', async () => {
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.join()).toContain('Bricolage Grotesque');
  });

  it('writes nothing to the console', () => {
    expect(complaints).toEqual([]);
  });

  it('ships only what it uses', async () => {
    const html = await readFile(path.join(home, 'dist/index.html'), 'utf8');
    const script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const text = await readFile(path.join(home, 'dist', script), 'utf8');
    expect(text, `${NAME} is in the bundle`).toContain('--color-brand');
    expect(text).not.toContain('torn');
    expect(text).not.toContain('conic-gradient');
  });
});
