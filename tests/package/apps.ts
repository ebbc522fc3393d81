import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import ts from 'typescript';
import { build, preview } from 'vite';
import { ensureInstalled } from '#tools/lib/install.mjs';
import { stop, whenReady } from '#tools/lib/processes.mjs';
import { libraryEntries } from '#tools/package/entries.ts';
import { packageName } from '#tools/package/manifest.ts';
import { readExample, readStories } from '#tools/package/storyCode.ts';
import { runCommand } from '../runCommand';

/** The folder of the Next.js app, which is installed in place. */
export const NEXT_APP = 'tests/package/next';

/** An app that is served. */
export interface ServedApp {
  base: string;
  close: () => Promise<void>;
}

/** Builds the package into `folder/dist-lib`, and packs it. Returns the path of the tarball. */
export async function packLibrary(folder: string): Promise<string> {
  const library = path.join(folder, 'dist-lib');
  await runCommand(process.execPath, ['tools/package/buildLib.mjs', library]);
  await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  return path.join(folder, tarball);
}

/** Installs the packages of an app from the registry, by its lock file, and the packed package. */
export async function installLibrary(home: string, tarball: string): Promise<void> {
  ensureInstalled(home);
  await runCommand('npm', ['install', '--no-save', '--no-audit', tarball], home);
}

/** Vite's configuration of the app in a folder. */
function configOf(root: string) {
  return { root, configFile: false, logLevel: 'error' } as const;
}

/** The strictest policy that the package needs: its pictures are `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:";

/** Copies the Vite app to a folder, builds it there with the HTML of plain Node, and serves it. */
export async function serveVite(home: string, tarball: string): Promise<ServedApp> {
  cpSync('tests/package/vite', home, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  await installLibrary(home, tarball);
  writeCode('docs/guides/own-theme.md', home);
  // The policy blocks attributes of styles and other origins, and the reset changes a fieldset of the app.
  await writeExamples(
    path.join(home, 'examples'),
    (code, name) => name === 'Default' && !/ style=|https:|<fieldset/.test(code),
  );
  const config = configOf(home);
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'server' } });
  const html = await runCommand(process.execPath, ['server/server.js'], home);
  const page = path.join(home, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--app-->', html));
  mkdirSync(path.join(home, 'public'));
  cpSync(
    path.join(home, 'node_modules', packageName, 'reset.css'),
    path.join(home, 'public/reset.css'),
  );
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  const headers = { 'Content-Security-Policy': policy };
  const server = await preview({ ...config, preview: { port: 0, headers } });
  return { base: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** The examples of a page of the documentation: the name of the file in the first line, such as `// src/App.tsx`, and the code. */
function codeOf(page: string): [file: string, code: string][] {
  const text = readFileSync(page, 'utf8');
  return Array.from(
    text.matchAll(/```tsx?\n(?:\/\/ (\S+)\n)?([^]*?)```/g),
    ([, file = '', code = '']) => {
      if (file === '') throw new Error(`${page} does not name the file of ${code}`);
      return [file, code];
    },
  );
}

/** Writes the code of a page to a folder. A page can show a file again, with more. */
export function writeCode(page: string, folder: string): void {
  for (const [file, code] of codeOf(page)) {
    const isShown = existsSync(path.join(folder, file));
    const name = isShown ? file.replace(/(?=\.tsx?$)/, `-${String(code.length)}`) : file;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), code);
  }
}

/** Writes the code of stories and the examples of components to a folder: all, or those that a filter selects. */
export async function writeExamples(
  folder: string,
  isSelected = (_code: string, _story: string) => true,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const components = libraryEntries().filter(({ source }) => source.endsWith('.tsx'));
  for (const { source } of components) {
    const title = path.basename(source, '.tsx');
    const example = readExample(title);
    const examples = example === undefined ? [] : [{ name: 'Default', code: example }];
    const stories = await readStories(source.replace('.tsx', '.stories.tsx'));
    for (const { name, code } of [...stories, ...examples]) {
      if (isSelected(code, name)) writeFileSync(path.join(folder, `${title}.${name}.tsx`), code);
    }
  }
}

/** Writes the code of the guides as modules of the Next.js app, without types. */
function writeGuides(): void {
  const folder = path.join(NEXT_APP, 'guides');
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of ['forms', 'form-libraries', 'own-theme', 'zod'].flatMap((page) =>
    codeOf(`docs/guides/${page}.md`),
  )) {
    const compilerOptions = {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    };
    const { outputText } = ts.transpileModule(code, { compilerOptions, fileName: file });
    writeFileSync(path.join(folder, `${path.parse(file).name}.js`), outputText);
  }
}

/** Builds the installed Next.js app, which has React 19.2 and Tailwind, and serves it. */
export async function serveNext(): Promise<ServedApp> {
  writeGuides();
  const next = 'node_modules/next/dist/bin/next';
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  await runCommand(process.execPath, [next, 'build'], NEXT_APP);
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: NEXT_APP });
  const address = new Promise<string>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { base: await whenReady(server, address), close: () => stop(server) };
}

/** TypeScript's errors in a folder. */
export async function typeErrors(cwd: string, ...args: string[]): Promise<string[]> {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const run = runCommand(process.execPath, [tsc, '--noEmit', ...args], cwd);
  const output = await run.catch(String);
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Bundles a module in a folder of an app as one script, without React. Returns its code. */
export async function bundle(home: string, code: string): Promise<string> {
  const entry = path.join(home, 'one.js');
  writeFileSync(entry, code);
  const outDir = path.join(home, 'one');
  const lib = { entry, name: 'One', formats: ['iife' as const], fileName: () => 'one.js' };
  const external = ['react', 'react-dom', 'react/jsx-runtime'];
  await build({
    ...configOf(home),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, lib, rolldownOptions: { external } },
  });
  return readFileSync(path.join(outDir, 'one.js'), 'utf8');
}

/** The computed styles of the components' elements, each as one line. */
export function stylesOf(page: Page): Promise<string[]> {
  const elements = page.locator("main [class^='colibri-'], main [class^='colibri-'] > *");
  return elements.evaluateAll((found) =>
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

/** The background colour of the first element of a selector. */
export function colourOf(page: Page, selector: string): Promise<string> {
  const element = page.locator(selector).first();
  return element.evaluate((one) => getComputedStyle(one).backgroundColor);
}
