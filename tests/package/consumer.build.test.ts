import { checkPackage, createPackageFromTarballData, type Analysis } from '@arethetypeswrong/core';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../e2e/browser';
import {
  config,
  folder,
  home,
  installed,
  NAME,
  packages,
  read,
  readLatin,
  serveApp,
  target,
  typeErrors,
  write,
} from './consumerApp';
import { packLibrary, runCommand } from './packLibrary';

let packed: ReturnType<typeof packLibrary>;

// Installs the packed library in an empty app, with links in place of a network.
beforeAll(() => {
  packed = packLibrary(folder);
  cpSync('tests/package/vite', home, { recursive: true });
  mkdirSync(target, { recursive: true });
  runCommand('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', target], folder);
  mkdirSync(path.join(home, 'node_modules/@types'));
  for (const name of installed) {
    symlinkSync(path.join(packages, name), path.join(home, 'node_modules', name), 'junction');
  }
});

describe('the package', () => {
  it('is built, and publint finds nothing in it', () => {
    expect(packed.built.code, packed.built.output).toBe(0);
  });

  it('has types that each way of resolving ES modules finds', async () => {
    const { problems } = (await checkPackage(
      createPackageFromTarballData(readFileSync(packed.tarball)),
    )) as Analysis;
    const ofModules = problems.filter(
      (problem) => !('resolutionKind' in problem && /node10|cjs/.test(problem.resolutionKind)),
    );
    expect(ofModules).toEqual([]);
  });

  it('leaves React to the consumer', () => {
    const manifest = JSON.parse(read('package.json')) as {
      peerDependencies: Record<string, string>;
      dependencies: object;
    };
    expect(manifest.peerDependencies).toMatchObject({ react: '^19.2', 'react-dom': '^19.2' });
    expect(Object.keys(manifest.peerDependencies)).not.toContain('styled-components');
    expect(Object.keys(manifest.dependencies)).toEqual(['imask']);
  });

  it.each([
    ...['styles.css', 'reset.css', 'fonts.css', 'COMPONENTS.md'],
    ...['theme/fonts/bricolage-grotesque.woff2', 'theme/fonts/OFL.txt'],
    ...['theme/wordmarks/TELCEL.svg', 'theme/marks/colibri.svg', 'theme/pictures/top-up.svg'],
    ...['tokens/tokens.css', 'tokens/tokens.d.ts', 'tokens/TELCEL.tokens.json'],
  ])('packs %s', (file) => {
    expect(existsSync(path.join(target, file))).toBe(true);
  });

  it('has types that a strict compiler of the consumer accepts, and that reject a wrong prop', () => {
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    expect(typeErrors(...node)).toEqual([]);
    const app = readFileSync(path.join(home, 'App.tsx'), 'utf8');
    write('App.tsx', app.replace("'secondary'", "'shiny'"));
    const errors = typeErrors('--module', 'esnext', '--moduleResolution', 'bundler');
    write('App.tsx', app);
    expect(errors).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('marks only modules with hooks or event handlers for browsers', () => {
    for (const file of ['PhoneField/PhoneField.js', 'CarrierLogo/ProvidedLogo.js']) {
      expect(read(`components/${file}`)).toMatch(/^.use client.;\n/);
    }
    const names = ['Amount', 'Button', 'CarrierLogo', 'CarrierTile', 'PageFooter'];
    const files = names.map((name) => `components/${name}/${name}.js`);
    for (const file of [
      ...files,
      'components/links/Anchor.js',
      'masks/validation.js',
      'index.js',
    ]) {
      expect(read(file), file).not.toContain('use client');
    }
  });

  it('has no styles in its JavaScript', () => {
    const modules = readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.startsWith('tokens'))
      .map((file) => read(file));
    expect(modules.length).toBeGreaterThan(50);
    expect(
      modules.filter((code) =>
        /from "styled-components"|border-radius:|display: ?[a-z]+;/.test(code),
      ),
    ).toEqual([]);
  });

  it('brings only its own files with one component', async () => {
    write('one.js', `export { PhoneField } from '${NAME}';`);
    const outDir = path.join(home, 'one');
    const lib = { entry: path.join(home, 'one.js'), formats: ['es' as const], fileName: 'one' };
    const external = ['react', 'react-dom', 'react/jsx-runtime'];
    await build({ ...config, build: { outDir, lib, rolldownOptions: { external } } });
    expect(readdirSync(outDir)).toEqual(['one.js']);
    const text = readFileSync(path.join(outDir, 'one.js'), 'utf8');
    expect(text).toContain('tel-national');
    expect(text).not.toMatch(/data:(image|font)|data-carrier/);
  });

  it('checks the contrast of themes in development only', async () => {
    write('provider.js', `export { ThemeProvider } from '${NAME}';`);
    const codeIn = async (mode: string) => {
      const result = await build({
        ...config,
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
        build: {
          write: false,
          lib: { entry: path.join(home, 'provider.js'), formats: ['es'] },
          rolldownOptions: { external: /^react/ },
        },
      });
      const [{ output }] = result as [Rolldown.RolldownOutput];
      return output[0].code;
    };
    expect(await codeIn('development')).toContain('has a contrast of');
    expect(await codeIn('production')).not.toContain('has a contrast of');
  });

  it('is the same in each build', () => {
    const again = path.join(folder, 'again');
    runCommand(process.execPath, ['tools/package/buildLib.mjs', again]);
    const files = readdirSync(again, { recursive: true, withFileTypes: true });
    const changed = files.filter((file) => {
      const name = path.relative(again, path.join(file.parentPath, file.name));
      return file.isFile() && readFileSync(path.join(again, name), 'latin1') !== readLatin(name);
    });
    expect(changed).toEqual([]);
  });
});

const elements = [
  ...["main [class^='colibri-']", "main [class^='colibri-'] > *"],
  '.colibri-NotificationRegion-layer',
].join();

/** The computed styles of the components' elements. */
function stylesOf(tab: Page): Promise<string[]> {
  return tab.locator(elements).evaluateAll((found) =>
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

async function expectColour(element: Locator, colour: string): Promise<void> {
  const found = await element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(found).toBe(colour);
}

describe('in a Vite app that a server renders, with a strict content policy', () => {
  let base = '';

  beforeAll(async () => {
    const server = await serveApp();
    base = server.resolvedUrls?.local[0] ?? '';
    return () => server.close();
  });

  it('hydrates the HTML of plain Node without a message', async () => {
    const { page, complaints } = await visit('/', 1280, { base });
    await page.getByRole('button', { name: 'Borrar' }).click();
    expect(await page.getByRole('textbox', { name: 'Celular' }).inputValue()).toBe('');
    expect(complaints).toEqual([]);
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
});
