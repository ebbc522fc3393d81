import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { newVisit } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import { packLibrary } from './packLibrary';
import { NAME } from './viteApp';

const folder = temporaryFolder('no-bundler');
const library = path.join(folder, 'dist-lib');

/** React has no ES modules. Writes them to `folder/react`, and returns the specifier and address of each. */
async function buildReact(): Promise<Record<string, string>> {
  const require = createRequire(import.meta.url);
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const fileOf = (name: string) => name.replace('/', '-');
  const input = names.map((name) => {
    const exported = Object.keys(require(name) as object).join(', ');
    const file = path.join(folder, `${fileOf(name)}.js`);
    const source = path.resolve('node_modules', require.resolve(name));
    writeFileSync(
      file,
      `import all from ${JSON.stringify(source)};\nexport const { ${exported} } = all;\n`,
    );
    return [fileOf(name), file] as const;
  });
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: path.join(folder, 'react'),
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return Object.fromEntries(names.map((name) => [name, `/react/${fileOf(name)}.js`]));
}

/** The address of each module of the package, except those for tests, and of each sheet. */
function libraryModules(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const modules = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || /^\.\/(mocks|testing)/.test(subpath)
      ? []
      : [[NAME + subpath.slice(1), `/dist-lib/${target.default}`]],
  );
  return Object.fromEntries(modules) as Record<string, string>;
}

function pageOf(imports: Record<string, string>, modules: readonly string[]): string {
  return `<!doctype html>
<html lang="es">
<title>Recargas</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/dist-lib/styles.css" />
<script type="importmap">${JSON.stringify({ imports })}</script>
<main id="root"></main>
<script type="module">
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button, defineTheme, PhoneField, ThemeProvider } from '${NAME}';
  await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
  const colors = { brand: '#4A2C8F', onBrand: '#FFFFFF', brandText: '#4A2C8F', brandTint: '#EFEAFA', accent: '#FFB000' };
  const lucero = defineTheme({ code: 'LUCERO', name: 'Lucero', currency: 'MXN', colors });
  createRoot(document.getElementById('root')).render(
    createElement(ThemeProvider, { themes: [lucero], carrier: 'LUCERO' },
      createElement(PhoneField, { label: 'Celular', clearLabel: 'Borrar' }),
      createElement(Button, null, 'Pagar')),
  );
</script>`;
}

it('runs in a browser without a bundler, by an import map', async () => {
  await packLibrary(folder);
  const react = await buildReact();
  const modules = libraryModules();
  const imports = { ...react, ...modules, 'imask/': '/imask/' };
  const { page, consoleMessages } = await newVisit(360);
  await page.route('https://app.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body = pageOf(imports, Object.keys(modules));
      await route.fulfill({ contentType: 'text/html', body });
    } else {
      const root = pathname.startsWith('/imask/') ? 'node_modules' : folder;
      const file = path.join(root, path.extname(pathname) === '' ? `${pathname}.js` : pathname);
      await route.fulfill({ path: file });
    }
  });
  await page.goto('https://app.example/');
  const phone = page.getByRole('textbox', { name: 'Celular' });
  await phone.fill('5587654321');
  expect(await phone.inputValue()).toBe('558 765 43 21');
  const button = page.getByRole('button', { name: 'Pagar' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toBe('rgb(74, 44, 143)');
  expect(consoleMessages).toEqual([]);
});
