import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { shiftOf, visit, watchShifts } from '../e2e/browser';
import { temporaryFolder } from '../temporaryFolder';
import {
  bundle,
  colourOf,
  installLibrary,
  NEXT_APP,
  packLibrary,
  serveNext,
  serveVite,
  stylesOf,
  typeErrors,
  writeCode,
  writeExamples,
} from './apps';
import { packageName } from '#tools/package/manifest.ts';
import { runCommand } from '../runCommand';

const folder = temporaryFolder('package');
const viteApp = path.join(folder, 'vite');
/** A folder in the Next.js app, with the packages that the examples and the guides import. */
const home = temporaryFolder('contents', NEXT_APP);
const target = path.join(NEXT_APP, 'node_modules', packageName);

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

  it('has types that a strict compiler of the consumer accepts, and that reject wrong props', async () => {
    const { exports = {} } = readManifest();
    const modules = Object.keys(exports).filter((subpath) => typeof exports[subpath] === 'object');
    const imports = modules.map((subpath) => `import '${packageName}${subpath.slice(1)}';\n`);
    const wrong = `
      import { Button, PhoneField } from '${packageName}';
      export const wrong = [
        <Button variant="shiny" />,
        // Formik's handler returns one, because it expects an event.
        <PhoneField clearLabel="Clear" label="Phone" onChange={(value) => () => value} />,
      ];
    `;
    writeFileSync(path.join(home, 'all.tsx'), imports.join('') + wrong);
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const lib = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'];
    const strict = ['--strict', '--exactOptionalPropertyTypes'];
    const errors = await typeErrors(home, 'all.tsx', '--ignoreConfig', ...node, ...lib, ...strict);
    expect(errors).toEqual([
      expect.stringContaining('"shiny"'),
      expect.stringContaining("'ValueHandler'"),
    ]);
  });

  it('brings only its own files with one component', async () => {
    const text = await bundle(home, `export { PhoneField } from '${packageName}';`);
    expect(readdirSync(path.join(home, 'one'))).toEqual(['one.js']);
    expect(text).toContain('colibri-Field-label');
    expect(text).not.toMatch(/data:(image|font)|data-carrier|border-radius:/);
    expect(brotliCompressSync(text).length).toBeLessThan(10_000);
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

  it('has a setup for jsdom, with which a form works in Vitest', async () => {
    await runCommand(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], viteApp);
    expect(await typeErrors(viteApp)).toEqual([]);
  });
});

describe('the documentation in the package', () => {
  const guides = readdirSync('docs/guides').map((file) => `docs/guides/${file}`);

  it('links to files, and mentions nothing of the repository', () => {
    const components = readdirSync(path.join(target, 'docs/components'));
    const pages = components.map((file) => `docs/components/${file}`);
    for (const page of ['README.md', 'COMPONENTS.md', 'llms.txt', ...guides, ...pages]) {
      const text = read(page);
      const links = text.replace(/```[^]*?```/g, '').matchAll(/\]\(([^)#:]+)\)/g);
      const targets = Array.from(links, ([, link = '']) => path.join(path.dirname(page), link));
      expect(targets.filter((file) => !existsSync(path.join(target, file)))).toEqual([]);
      expect(text).not.toMatch(/requirements §|Storybook|CONTRIBUTING/);
    }
  });

  it('contains code that a strict compiler accepts, as do the stories', async () => {
    await writeExamples(path.join(home, 'examples'));
    for (const page of ['README.md', ...guides]) {
      writeCode(path.join(target, page), path.join(home, path.parse(page).name));
    }
    // The guide uses the form of the README, and the theme of another guide.
    for (const file of ['README/src/TopUpForm.tsx', 'own-theme/src/lucero.tsx']) {
      cpSync(path.join(home, file), path.join(home, 'nextjs/src', path.basename(file)));
    }
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
});

describe('in Vite', () => {
  it('shows the tenth carrier of the guide: logo, tile and colours', async () => {
    const { page } = await visit('/', 1280, { base: vite });
    const tile = page.getByRole('link', { name: 'Lucero' });
    expect(await tile.getAttribute('href')).toBe('#lucero');
    expect(await page.getByRole('img', { name: 'Lucero' }).count()).toBe(2);
    expect(await colourOf(page, '[data-carrier="LUCERO"] .colibri-Button')).toBe(
      'rgb(74, 44, 143)',
    );
    expect(await page.locator('#tenth').innerText()).toMatch(/^Lucero\s+\$20\.00$/);
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

  it('shows an own theme under a policy with a nonce, and utilities of Tailwind', async () => {
    const { page } = await visit('/', 360, { base: next });
    // The preflight of Tailwind makes native buttons transparent.
    expect(await colourOf(page, '#own')).toBe('rgb(74, 44, 143)');
    expect(await colourOf(page, '.bg-black')).toBe('rgb(0, 0, 0)');
  });

  it.each(['HookForm', 'FormikForm', 'TanStackForm'])(
    'pays with the %s of the guide',
    async (name) => {
      const { page, consoleMessages } = await visit('/forms', 360, { base: next });
      await page.waitForLoadState('networkidle');
      const form = page.getByRole('region', { name });
      const pay = form.getByRole('button', { name: 'Pagar' });
      const phone = form.getByRole('textbox', { name: 'Celular' });
      await phone.pressSequentially('55 1234');
      await pay.click();
      await form.getByText('Escriba los diez dígitos.').waitFor();
      await phone.press('End');
      await phone.pressSequentially('5678');
      await pay.click();
      await page.getByText('5512345678').waitFor();
      expect(consoleMessages).toEqual([]);
    },
  );

  it('shows the errors of two fields at once with the ZodForm of the guide', async () => {
    const { page } = await visit('/forms', 360, { base: next });
    await page.waitForLoadState('networkidle');
    const form = page.getByRole('region', { name: 'ZodForm' });
    await form.getByRole('textbox').pressSequentially('300 123');
    await form.getByRole('button', { name: 'Pagar' }).click();
    await expect.poll(() => form.innerText()).toMatch(/Revise el número\.[^]*Elija un producto\./);
  });

  it.each([
    ['CO', '+57 300 123 4567', '3001234567', true],
    ['BR', '+55 (11) 3123-4567', '1131234567', false],
  ])('tops up by a server action in %s with %s', async (country, text, raw, javaScriptEnabled) => {
    const options = { base: next, javaScriptEnabled };
    const { page, consoleMessages } = await visit(`/recarga/${country}`, 320, options);
    await page.waitForLoadState('networkidle');
    const phone = page.getByRole('textbox', { name: 'Celular' });
    const pay = page.getByRole('button', { name: 'Pagar' });
    await phone.fill(text.slice(0, -2));
    await pay.click();
    await page.getByText('Revise el número.').waitFor();
    await phone.fill('');
    await phone.pressSequentially(text);
    await pay.click();
    await page.getByText(`Recarga a ${raw}`, { exact: true }).waitFor();
    expect(consoleMessages).toEqual([]);
  });

  it('shows a notification after a navigation', async () => {
    const { page } = await visit('/', 360, { base: next });
    await page.getByRole('link', { name: 'Seguir' }).click();
    await page.getByRole('button', { name: 'Pagar' }).click();
    await page.getByText('Pagado').first().waitFor();
  });
});
