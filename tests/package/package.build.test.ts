import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { shiftOf, visit, watchShifts } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import {
  bundle,
  colourOf,
  installLibrary,
  NAME,
  NEXT_APP,
  packLibrary,
  serveNext,
  serveVite,
  stylesOf,
  typeErrors,
  writeCode,
} from './apps';
import { runCommand } from '../runCommand';
import { testForms, wrongFormik } from './formTests';

const folder = temporaryFolder('package');
const viteApp = path.join(folder, 'vite');
/** A folder in the Next.js app, with the packages that the examples and the guides import. */
const home = temporaryFolder('contents', NEXT_APP);
const target = path.join(NEXT_APP, 'node_modules', NAME);

/** The addresses of the apps. */
let vite = '';
let next = '';

// A fault that publint finds in the package fails its build.
beforeAll(async () => {
  const tarball = await packLibrary(folder);
  await installLibrary(NEXT_APP, tarball);
  const servers = [await serveVite(viteApp, tarball), await serveNext()];
  [vite = '', next = ''] = servers.map(({ base }) => base);
  return () => Promise.all(servers.map(({ close }) => close()));
}, 600_000);

function write(file: string, text: string): void {
  const full = path.join(home, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

function readManifest() {
  return JSON.parse(read('package.json')) as Partial<Record<string, Record<string, unknown>>>;
}

describe('the package', () => {
  it('leaves React to the consumer, and contains the rest', () => {
    const { peerDependencies, dependencies } = readManifest();
    expect(peerDependencies).toMatchObject({ react: '^19.2', 'react-dom': '^19.2' });
    expect(dependencies).toBeUndefined();
    expect(read('vendor/imask/LICENSE')).toContain('MIT');
  });

  it('has types that a strict compiler of the consumer accepts, and that reject a wrong prop', async () => {
    const { exports = {} } = readManifest();
    const modules = Object.keys(exports).filter((subpath) => typeof exports[subpath] === 'object');
    const imports = modules.map((subpath) => `import '${NAME}${subpath.slice(1)}';\n`);
    const wrong = `import { Button } from '${NAME}';\nexport const wrong = <Button variant="shiny" />;\n`;
    write('all.tsx', imports.join('') + wrong);
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const lib = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'];
    const strict = ['--strict', '--exactOptionalPropertyTypes'];
    const errors = await typeErrors(home, 'all.tsx', '--ignoreConfig', ...node, ...lib, ...strict);
    expect(errors).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('brings only its own files with one component', async () => {
    const text = await bundle(home, `export { PhoneField } from '${NAME}';`);
    expect(readdirSync(path.join(home, 'one'))).toEqual(['one.js']);
    expect(text).toContain('colibri-Field-label');
    expect(text).not.toMatch(/data:(image|font)|data-carrier|border-radius:/);
    expect(brotliCompressSync(text).length).toBeLessThan(10_600);
  });

  it('brings only the drawing that an app imports', async () => {
    const used = `import { pictures } from '${NAME}'; export const file = pictures.abono;`;
    expect((await bundle(home, used)).match(/data:image/g)).toHaveLength(1);
  });

  it('has the rules of all components in single sheets, and few in one of them', () => {
    const rulesOf = (...files: string[]) =>
      new Set(files.flatMap((file) => read(file).split('\n').filter(Boolean)));
    const single = readdirSync(path.join(target, 'styles')).map((file) => `styles/${file}`);
    expect(rulesOf('base.css', ...single)).toEqual(rulesOf('styles.css'));
    const sheets = ['base.css', 'styles/PhoneField.css'].map(read).join('');
    expect(brotliCompressSync(sheets).length).toBeLessThan(3700);
    expect(sheets).not.toMatch(/colibri-Button|UNEFON/);
  });

  it('checks the contrast of themes in development only', async () => {
    const code = `export { ThemeProvider } from '${NAME}';`;
    expect(await bundle(home, code, 'development')).toContain('has a contrast of');
    expect(await bundle(home, code)).not.toContain('has a contrast of');
  });

  it('has a setup for jsdom, with which a form works in Vitest', async () => {
    await runCommand(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], viteApp);
    expect(await typeErrors(viteApp)).toEqual([]);
  });
});

describe('the documentation in the package', () => {
  const guides = readdirSync('docs/guides').map((file) => `docs/guides/${file}`);
  const pages = [
    ...['README.md', 'COMPONENTS.md', 'llms.txt', ...guides],
    ...readdirSync('docs/examples').map((file) => `docs/components/${path.parse(file).name}.md`),
  ];

  it.each(pages)('%s links to files, and mentions nothing of the repository', (page) => {
    const text = read(page);
    const links = text.replace(/```[^]*?```/g, '').matchAll(/\]\(([^)#:]+)\)/g);
    const targets = Array.from(links, ([, link = '']) => path.join(path.dirname(page), link));
    expect(targets.filter((file) => !existsSync(path.join(target, file)))).toEqual([]);
    expect(text).not.toMatch(/requirements §|Storybook|CONTRIBUTING/);
  });

  it('contains code that a strict compiler accepts', async () => {
    cpSync('docs/examples', path.join(home, 'examples'), { recursive: true });
    for (const page of ['README.md', ...guides]) {
      writeCode(path.join(target, page), path.join(home, path.parse(page).name));
    }
    // The guide uses the form of the README.
    cpSync(
      path.join(home, 'README/src/TopUpForm.tsx'),
      path.join(home, 'nextjs/src/TopUpForm.tsx'),
    );
    write('wrong.tsx', wrongFormik);
    cpSync(path.join(home, 'own-theme/src/lucero.tsx'), path.join(home, 'nextjs/src/lucero.tsx'));
    cpSync('tests/package/docs.tsconfig.json', path.join(home, 'tsconfig.json'));
    expect(await typeErrors(home)).toEqual([]);
  });
});

describe.each([
  ['Vite', '/', () => vite],
  ['Next.js and Tailwind, with a nonce', '/pay', () => next],
])('in %s', (_, form, base) => {
  it('is shown without a message, and nothing moves', async () => {
    const options = { base: base(), before: watchShifts };
    for (const path of new Set(['/', form])) {
      const { page, consoleMessages } = await visit(path, 360, options);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), path).toBe(0);
      expect(consoleMessages, path).toEqual([]);
    }
  });

  it('has the styles of the carrier and the display face, and rules of the app win', async () => {
    const { page } = await visit(form, 360, { base: base() });
    expect(await colourOf(page, '.colibri-ProductButton:has(:checked)')).toBe('rgb(255, 198, 0)');
    expect(await colourOf(page, '.mine')).toBe('rgb(1, 2, 3)');
    const faces = () => document.fonts.load('700 1em "Bricolage Grotesque"');
    expect(await page.evaluate(faces)).toHaveLength(1);
  });

  it('formats the keys of a masked field', async () => {
    const { page } = await visit(form, 360, { base: base() });
    await page.waitForLoadState('networkidle');
    const phone = page.getByRole('textbox', { name: 'Celular', exact: true });
    await phone.fill('5587654321');
    expect(await phone.inputValue()).toBe('558 765 43 21');
  });
});

describe('in Vite', () => {
  it('shows a tenth carrier of one file: logo, tile, currency and colours', async () => {
    const { page } = await visit('/', 1280, { base: vite });
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
    const { page } = await visit('/', 1280, { base: vite });
    const before = await stylesOf(page);
    await page.locator('#reset').evaluate((link) => link.remove());
    const after = await stylesOf(page);
    expect(before.length).toBeGreaterThan(10_000);
    // The used position in the page follows the margins of the app's own elements.
    const position = / (top|bottom|inset-block-\w+): /;
    const changed = after.filter((line, at) => line !== before[at] && !position.test(line));
    expect(changed).toEqual([]);
  });
});

describe('in Next.js', () => {
  it('renders components on the server, which calls pure functions', async () => {
    const html = await (await fetch(next)).text();
    expect(html).toContain('class="colibri-PageHeader"');
    expect(html).toContain('<p id="total">$1,234.50</p>');
  });

  it('shows an own theme under a policy with a nonce', async () => {
    const { page } = await visit('/', 360, { base: next });
    expect(await colourOf(page, '#own')).toBe('rgb(74, 44, 143)');
  });

  it('is not reset by the preflight of Tailwind, whose utilities win', async () => {
    const { page } = await visit('/', 360, { base: next });
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

  testForms(() => next);

  it('shows a notification after a navigation', async () => {
    const { page } = await visit('/', 360, { base: next });
    await page.getByRole('link', { name: 'Seguir' }).click();
    // The page before has a button of the same name.
    await page.getByRole('heading', { name: 'Pago' }).waitFor();
    await page.getByRole('button', { name: 'Pagar' }).click();
    await page.getByText('Pagado').first().waitFor();
  });
});
