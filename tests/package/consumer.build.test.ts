import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { visit } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';

const NAME = 'colibri-recargas-components';
const packages = path.resolve('node_modules');
const folder = temporaryFolder('library');
const library = path.join(folder, 'dist-lib');
/** An app of someone else's, and the package in it. */
const home = path.join(folder, 'app');
const target = path.join(home, 'node_modules', NAME);

/** What the consumer would install with the package. */
const installed = [
  ...['react', 'react-dom', 'styled-components', 'imask'],
  ...['@types/react', '@types/react-dom', 'csstype'],
];

const app = `
  import { createRoot } from 'react-dom/client';
  import { Button, CarrierLogo, themeOf, type ButtonProps } from '${NAME}';
  import { PhoneField } from '${NAME}/components/PhoneField';
  import { ProductButton } from '${NAME}/components/ProductButton';
  import { GlobalStyle } from '${NAME}/theme/GlobalStyle';
  import { color } from '${NAME}/theme/tokens';
  import { themes } from '${NAME}/tokens';

  const brand: '#ffc600' = themes.UNEFON['color.brand'];
  const variant: ButtonProps['variant'] = 'secondary';
  const product = { description: '300 MB', language: 'es', name: 'product', price: 30, value: '30' };

  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <main data-carrier={themeOf('UNEFON').code} style={{ color: color.brandText }}>
      <GlobalStyle />
      <h1 style={{ fontFamily: 'var(--font-display)' }}>
        <CarrierLogo code="UNEFON" />
      </h1>
      <ProductButton {...product} currency={undefined} defaultChecked />
      <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
      <Button style={{ outlineColor: brand }} variant={variant}>Pagar</Button>
    </main>,
  );
`;

const page = `<!doctype html><html lang="es"><head><title>Consumer</title><link rel="icon" href="data:,"></head>
  <body><script type="module" src="/main.tsx"></script></body></html>`;

const compilerOptions = {
  ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' },
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
};

const files = {
  'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['main.tsx'] }),
  'index.html': page,
  'main.tsx': app,
};

function write(file: string, text: string): void {
  writeFileSync(path.join(home, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

function run(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

/** What TypeScript says of the app and of the package's own types. */
function typeFaults(...resolution: string[]): string[] {
  const tsc = path.join(packages, 'typescript/bin/tsc');
  const { output } = run(process.execPath, [tsc, '--project', home, ...resolution], home);
  return output.split('\n').filter((line) => /^(main|node_modules)\b/.test(line));
}

let built: ReturnType<typeof run>;

// Installs the packed library in an empty app, with links in place of a network.
beforeAll(() => {
  built = run(process.execPath, ['tools/package/buildLib.mjs', library], process.cwd());
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], folder);
  mkdirSync(path.join(home, 'node_modules/@types'));
  for (const name of installed) {
    symlinkSync(path.join(packages, name), path.join(home, 'node_modules', name), 'junction');
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
});

describe('the package', () => {
  it('is built, and publint finds nothing in it', () => {
    expect(built.code, built.output).toBe(0);
  });

  it('leaves React and styled-components to the consumer', () => {
    const { peerDependencies, dependencies } = JSON.parse(read('package.json')) as {
      peerDependencies: object;
      dependencies: object;
    };
    const peers = ['react', 'react-dom', 'styled-components'];
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(peers));
    expect(Object.keys(dependencies)).toEqual(['imask']);
  });

  it.each([
    ...['theme/fonts/bricolage-grotesque.woff2', 'theme/fonts/OFL.txt'],
    ...['theme/wordmarks/TELCEL.svg', 'theme/marks/colibri.svg'],
    ...['tokens/tokens.css', 'tokens/tokens.d.ts', 'tokens/TELCEL.tokens.json'],
  ])('packs %s', (file) => {
    expect(existsSync(path.join(target, file))).toBe(true);
  });

  it('brings types that a consumer’s strict compiler accepts, and that refuse a wrong prop', () => {
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    expect(typeFaults(...node)).toEqual([]);
    write('main.tsx', app.replace("'secondary'", "'shiny'"));
    const faults = typeFaults('--module', 'esnext', '--moduleResolution', 'bundler');
    write('main.tsx', app);
    expect(faults).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('marks components for browsers, and leaves tokens to both sides', () => {
    expect(read('components/PhoneField/PhoneField.js')).toMatch(/^.use client.;\n/);
    expect(read('theme/tokens.js')).not.toContain('use client');
  });

  it('brings nothing but its own files with one component', async () => {
    write('one.js', `export { PhoneField } from '${NAME}';`);
    const outDir = path.join(home, 'one');
    const lib = { entry: path.join(home, 'one.js'), formats: ['es' as const], fileName: 'one' };
    const external = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];
    const config = { root: home, configFile: false, logLevel: 'error' } as const;
    await build({ ...config, build: { outDir, lib, rolldownOptions: { external } } });
    expect(readdirSync(outDir)).toEqual(['one.js']);
    const text = readFileSync(path.join(outDir, 'one.js'), 'utf8');
    expect(text).toContain('tel-national');
    expect(text).not.toMatch(/data:(image|font)|data-carrier/);
  });

  it('renders on a server, in plain Node', () => {
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
    const { code, output } = run(process.execPath, args, home);
    expect(code, output).toBe(0);
    expect(output).toContain('551 234 50 00');
    expect(output).toContain('data:image/svg+xml');
    expect(output).not.toContain('file:');
  });
});

it('shows the components in an empty Vite app, in their carrier’s colours and the display face', async () => {
  const config = { root: home, configFile: false, logLevel: 'error' } as const;
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  const server = await preview({ ...config, preview: { port: 0 } });
  onTestFinished(() => server.close());
  const base = server.resolvedUrls?.local[0] ?? '';
  const { page: tab, complaints } = await visit('/', 1280, { base });
  await tab.getByRole('img', { name: 'unefon' }).waitFor();
  expect(await tab.getByRole('textbox', { name: 'Celular' }).inputValue()).toBe('551 234 50 00');
  const product = tab.getByRole('radio', { name: /\$30/ });
  expect(await product.isChecked()).toBe(true);
  const label = tab.locator('label', { has: product });
  const background = await label.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toBe('rgb(255, 198, 0)');
  const loaded = await tab.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : []));
  });
  expect(loaded.join()).toContain('Bricolage Grotesque');
  expect(complaints).toEqual([]);
});
