import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import { configOf, installLibrary, NAME, NEXT_APP, packLibrary } from './apps';
import { runCommand } from './runCommand';

const folder = temporaryFolder('contents');
/** A folder in the Next.js app, with the packages that the examples and the guides import. */
const home = temporaryFolder('contents', NEXT_APP);
const target = path.join(NEXT_APP, 'node_modules', NAME);

function write(file: string, text: string): void {
  const full = path.join(home, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

/** TypeScript's errors in the app. */
async function typeErrors(...args: string[]): Promise<string[]> {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const run = runCommand(process.execPath, [tsc, '--noEmit', ...args], home);
  const output = await run.catch(String);
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Bundles a module of the app, whose only dependency is React. Returns its code. */
async function bundle(code: string, mode = 'production'): Promise<string> {
  write('one.js', code);
  const outDir = path.join(home, 'one');
  const lib = { entry: path.join(home, 'one.js'), formats: ['es' as const], fileName: 'one' };
  const external = ['react', 'react-dom', 'react/jsx-runtime'];
  await build({
    ...configOf(home),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: { outDir, lib, rolldownOptions: { external } },
  });
  expect(readdirSync(outDir)).toEqual(['one.js']);
  return readFileSync(path.join(outDir, 'one.js'), 'utf8');
}

// A fault that publint finds in the package fails its build.
beforeAll(async () => {
  await installLibrary(NEXT_APP, await packLibrary(folder));
});

describe('the package', () => {
  it('leaves React to the consumer', () => {
    const { peerDependencies, dependencies } = JSON.parse(read('package.json')) as Record<
      string,
      object
    >;
    expect(peerDependencies).toMatchObject({ react: '^19.2', 'react-dom': '^19.2' });
    expect(dependencies).toEqual({ imask: expect.stringMatching(/^\d/) as string });
  });

  it('has types that a strict compiler of the consumer accepts, and that reject a wrong prop', async () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, object> };
    const modules = Object.keys(exports).filter((subpath) => typeof exports[subpath] === 'object');
    const imports = modules.map((subpath) => `import '${NAME}${subpath.slice(1)}';\n`);
    const wrong = `import { Button } from '${NAME}';\nexport const wrong = <Button variant="shiny" />;\n`;
    write('all.tsx', imports.join('') + wrong);
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const lib = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'];
    const strict = ['--strict', '--exactOptionalPropertyTypes'];
    const errors = await typeErrors('all.tsx', '--ignoreConfig', ...node, ...lib, ...strict);
    expect(errors).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('brings only its own files with one component', async () => {
    const text = await bundle(`export { PhoneField } from '${NAME}';`);
    expect(text).toContain('colibri-Field-label');
    expect(text).not.toMatch(/data:(image|font)|data-carrier|border-radius:/);
  });

  it.each([
    ['the index', `import { pictures } from '${NAME}'; export const file = pictures.abono;`],
    ['its module', `export { abono } from '${NAME}/theme/pictures';`],
  ])('brings only the drawing that an app imports from %s', async (_, code) => {
    const text = await bundle(`${code} export { Picture } from '${NAME}';`);
    expect(text.match(/data:image/g)).toHaveLength(1);
  });

  it('has the rules of all components in single sheets, and few in one of them', () => {
    const rulesOf = (...files: string[]) =>
      new Set(files.flatMap((file) => read(file).split('\n').filter(Boolean)));
    const single = readdirSync(path.join(target, 'styles')).map((file) => `styles/${file}`);
    expect(rulesOf('base.css', ...single)).toEqual(rulesOf('styles.css'));
    const sheets = ['base.css', 'styles/PhoneField.css'].map(read).join('');
    expect(brotliCompressSync(sheets).length).toBeLessThan(4000);
    expect(sheets).not.toMatch(/colibri-Button|UNEFON/);
  });

  it('checks the contrast of themes in development only', async () => {
    const code = `export { ThemeProvider } from '${NAME}';`;
    expect(await bundle(code, 'development')).toContain('has a contrast of');
    expect(await bundle(code)).not.toContain('has a contrast of');
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

  it('shows how a screen reader announces a component', () => {
    expect(read('docs/components/PhoneField.md')).toContain('\n```text\nMobile number\ntextbox,');
  });

  it('contains code that a strict compiler accepts', async () => {
    cpSync('docs/examples', path.join(home, 'examples'), { recursive: true });
    for (const page of ['README.md', ...guides]) {
      for (const [, code = ''] of read(page).matchAll(/```tsx?\n([^]*?)```/g)) {
        // The first line names the file: `// src/App.tsx`.
        const [, file] = /^\/\/ (\S+)\n/.exec(code) ?? [];
        if (file === undefined) {
          throw new Error(`${page}: name a file in the first line of ${code}`);
        }
        // A guide can show a file again, with more.
        const folder = path.parse(page).name;
        const isShown = existsSync(path.join(home, folder, file));
        const name = isShown ? file.replace(/(?=\.tsx?$)/, `-${String(code.length)}`) : file;
        write(path.join(folder, name), code);
      }
    }
    // The guides use the form of the README.
    const form = 'src/TopUpForm.tsx';
    for (const guide of ['nextjs', 'testing']) {
      cpSync(path.join(home, 'README', form), path.join(home, guide, form));
    }
    cpSync(path.join(home, 'own-theme/src/lucero.tsx'), path.join(home, 'nextjs/src/lucero.tsx'));
    cpSync('tests/package/docs.tsconfig.json', path.join(home, 'tsconfig.json'));
    expect(await typeErrors('--project', home)).toEqual([]);
  });
});
