import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import type * as compile from './compile.ts';
import { recordStyles, staticStyles, styledComponents } from './staticStyles.ts';

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Builds a module with styles for Node or for browsers, and returns the files. */
async function buildModule(code: string, plugin: Plugin, ssr: boolean) {
  const file = path.resolve('module.ts');
  const module: Plugin = {
    name: 'module',
    resolveId: (id) => (id.endsWith('module.ts') ? file : undefined),
    load: (id) => (id === file ? code : undefined),
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [module, plugin],
    oxc: styledComponents,
    ssr: { noExternal: true },
    build: {
      ssr,
      write: false,
      minify: false,
      rolldownOptions: { input: 'module.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** Compiles a module, and returns its code and its sheet. */
async function compileModule(code: string): Promise<string[]> {
  const compiler = JSON.stringify(path.resolve('tools/staticStyles/compile.ts'));
  const source = `import styled, { css } from 'styled-components';\n${code}\n`;
  const recorded = `${source}export { compileParts } from ${compiler};`;
  const [{ code: script }] = await buildModule(recorded, recordStyles(root), true);
  const compiled = path.join(folder, 'compiled.mjs');
  writeFileSync(compiled, script);
  globalThis.styledParts?.clear();
  const address = `${pathToFileURL(compiled).href}?${String(performance.now())}`;
  const { compileParts } = (await import(/* @vite-ignore */ address)) as typeof compile;
  const { byTemplate } = compileParts();
  const files = await buildModule(
    source,
    staticStyles(root, (key) => byTemplate.get(key)),
    false,
  );
  return files.map((file) => (file.type === 'chunk' ? file.code : file.source.toString()));
}

it('moves the rules to the sheet, and keeps the class names', async () => {
  const [script, sheet] = await compileModule(
    'const shared = css`margin: 0;`;\nexport const Label = styled.label`${shared} color: red; &[data-error] { color: blue; }`;',
  );
  const [, classes = ''] = /styled\("label", "([\w -]+)"\)/.exec(script ?? '') ?? [];
  expect(script).not.toMatch(/margin|ServerStyleSheet/);
  expect(sheet).toContain(`.${classes}{margin:0;color:red;}`);
  expect(sheet).toContain(`.${classes}[data-error]{color:blue;}`);
});

it.each([
  ['depends on props', 'export const A = styled.p`color: ${() => "red"};`;'],
  ['has attrs', 'export const A = styled.p.attrs({ id: "a" })`color: red;`;'],
  ['was not created', 'export const make = () => styled.p`color: red;`;'],
])('stops at a style that %s', async (message, code) => {
  await expect(compileModule(code)).rejects.toThrow(message);
});
