import { checkPackage, createPackageFromTarballData, type Analysis } from '@arethetypeswrong/core';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import { packLibrary } from './packLibrary';
import { runCommand } from './runCommand';
import { configOf, createViteApp, NAME } from './viteApp';

const folder = temporaryFolder('library');
/** The app of a consumer, with the package installed. */
const home = path.join(folder, 'app');
const target = path.join(home, 'node_modules', NAME);

function write(file: string, text: string): void {
  writeFileSync(path.join(home, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}

function readLatin(file: string): string {
  return readFileSync(path.join(target, file), 'latin1');
}

/** TypeScript's errors in the app, in the types of the package and in those of its dependencies. */
async function typeErrors(...resolution: string[]): Promise<string[]> {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '--project', home, ...resolution];
  const { output } = await runCommand(process.execPath, args, home);
  return output.split('\n').filter((line) => line.includes('error TS'));
}

let packed: Awaited<ReturnType<typeof packLibrary>>;

beforeAll(async () => {
  packed = await packLibrary(folder);
  await createViteApp(home, packed.tarball);
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
    expect(manifest.dependencies).toEqual({ imask: expect.stringMatching(/^\d/) as string });
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
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, object> };
    const modules = Object.keys(exports).filter((subpath) => typeof exports[subpath] === 'object');
    write('all.ts', modules.map((subpath) => `import '${NAME}${subpath.slice(1)}';\n`).join(''));
    const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    expect(await typeErrors(...node)).toEqual([]);
    const app = readFileSync(path.join(home, 'App.tsx'), 'utf8');
    write('App.tsx', app.replace("'secondary'", "'shiny'"));
    const errors = await typeErrors('--module', 'esnext', '--moduleResolution', 'bundler');
    write('App.tsx', app);
    expect(errors).toEqual([expect.stringContaining('"shiny"')]);
  });

  it('marks only modules with hooks or event handlers for browsers', () => {
    for (const file of ['PhoneField/PhoneField.js', 'CarrierLogo/ProvidedLogo.js']) {
      expect(read(`components/${file}`)).toMatch(/^.use client.;\n/);
    }
    const names = ['Amount', 'Button', 'CarrierLogo', 'CarrierTile', 'PageFooter'];
    const components = names.map((name) => `components/${name}/${name}.js`);
    const functions = ['masks/validation.js', 'theme/deriveSchemes.js', 'theme/themeCss.js'];
    for (const file of [...components, ...functions, 'components/links/Anchor.js', 'index.js']) {
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

  it('brings only its own files with one component', async () => {
    const text = await bundle(`export { PhoneField } from '${NAME}';`);
    expect(text).toContain('000 000 00 00');
    expect(text).not.toMatch(/data:(image|font)|data-carrier/);
  });

  it.each([
    ['the index', `import { pictures } from '${NAME}'; export const file = pictures.abono;`],
    ['its module', `export { abono } from '${NAME}/theme/pictures';`],
  ])('brings only the drawing that an app imports from %s', async (_, code) => {
    const text = await bundle(`${code} export { Picture } from '${NAME}';`);
    expect(text.match(/data:image/g)).toHaveLength(1);
  });

  it('checks the contrast of themes in development only', async () => {
    const code = `export { ThemeProvider } from '${NAME}';`;
    expect(await bundle(code, 'development')).toContain('has a contrast of');
    expect(await bundle(code)).not.toContain('has a contrast of');
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
