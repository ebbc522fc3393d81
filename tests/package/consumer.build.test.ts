import { checkPackage, createPackageFromTarballData, type Analysis } from '@arethetypeswrong/core';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { packLibrary } from './packLibrary';
import { runCommand } from './runCommand';

const NAME = 'colibri-recargas-components';
const packages = path.resolve('node_modules');
const folder = temporaryFolder('library');
/** The app of a consumer, with the package installed. */
const home = path.join(folder, 'app');
const target = path.join(home, 'node_modules', NAME);

/** What the consumer would install with the package. */
const installed = [
  ...['react', 'react-dom', 'imask', '@types/react', '@types/react-dom', 'csstype'],
];

const config = { root: home, configFile: false, logLevel: 'error' } as const;

/** The strictest policy that the package needs: its pictures are `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:";

function write(file: string, text: string): void {
  writeFileSync(path.join(home, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

function readLatin(file: string): string {
  return readFileSync(path.join(target, file), 'latin1');
}

/** TypeScript's errors in the app and in the types of the package. */
async function typeErrors(...resolution: string[]): Promise<string[]> {
  const tsc = path.join(packages, 'typescript/bin/tsc');
  const args = [tsc, '--project', home, ...resolution];
  const { output } = await runCommand(process.execPath, args, home);
  return output.split('\n').filter((line) => /^(App|node_modules)\b/.test(line));
}

/** Builds a page with the HTML of the server, and serves it. */
async function serveApp(): Promise<PreviewServer> {
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'server' } });
  const { code, output } = await runCommand(process.execPath, ['server/server.js'], home);
  expect(code, output).toBe(0);
  const page = readFileSync(path.join(home, 'index.html'), 'utf8');
  write('index.html', page.replace('<!--app-->', output));
  mkdirSync(path.join(home, 'public'));
  cpSync(path.join(target, 'reset.css'), path.join(home, 'public/reset.css'));
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  const headers = { 'Content-Security-Policy': policy };
  return preview({ ...config, preview: { port: 0, headers } });
}

let packed: Awaited<ReturnType<typeof packLibrary>>;

// Installs the packed library in an empty app, with links in place of a network.
beforeAll(async () => {
  packed = await packLibrary(folder);
  cpSync('tests/package/vite', home, { recursive: true });
  mkdirSync(target, { recursive: true });
  await runCommand('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', target], folder);
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

  it('has types that a strict compiler of the consumer accepts, and that reject a wrong prop', async () => {
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    expect(await typeErrors(...node)).toEqual([]);
    const app = readFileSync(path.join(home, 'App.tsx'), 'utf8');
    write('App.tsx', app.replace("'secondary'", "'shiny'"));
    const errors = await typeErrors('--module', 'esnext', '--moduleResolution', 'bundler');
    write('App.tsx', app);
    expect(errors).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('marks only modules with hooks or event handlers for browsers', () => {
    expect(read('components/PhoneField/PhoneField.js')).toMatch(/^.use client.;\n/);
    for (const file of ['components/Amount/Amount.js', 'components/Button/Button.js', 'index.js']) {
      expect(read(file)).not.toContain('use client');
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

  it('is the same in each build', async () => {
    const again = path.join(folder, 'again');
    await runCommand(process.execPath, ['tools/package/buildLib.mjs', again]);
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
    const { page, consoleMessages } = await visit('/', 1280, { base });
    await page.getByRole('button', { name: 'Borrar' }).click();
    expect(await page.getByRole('textbox', { name: 'Celular' }).inputValue()).toBe('');
    expect(consoleMessages).toEqual([]);
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
