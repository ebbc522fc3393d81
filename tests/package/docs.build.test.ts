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
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureInstalled } from '#tools/lib/install.mjs';
import { temporaryFolder } from '../temporaryFolder';
import { packLibrary } from './packLibrary';
import { runCommand } from './runCommand';

const NAME = 'colibri-recargas-components';
const folder = temporaryFolder('docs');
const home = path.join(folder, 'app');
const target = path.join(home, 'node_modules', NAME);

/** The packages that the examples and the guides import, by the folder in which they are installed. */
const installed = {
  '.': ['react', 'react-dom', 'react-hook-form', 'imask', 'msw', 'valibot', 'vite', 'vitest'],
  'tests/package/next': ['next'],
  'tests/package/testkit': [
    '@testing-library/react',
    '@testing-library/user-event',
    '@testing-library/dom',
  ],
};

/** Writes the modules of a page to a folder of its name. The first line of each names its file: `// src/App.tsx`. */
function writeModules(page: string): void {
  const text = readFileSync(path.join(target, page), 'utf8');
  for (const [, code = ''] of text.matchAll(/```tsx?\n([^]*?)```/g)) {
    const file = /^\/\/ (\S+)\n/.exec(code)?.[1];
    if (file === undefined) throw new Error(`${page}: name a file in the first line of ${code}`);
    const to = path.join(home, path.parse(page).name, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, code);
  }
}

/** The relative links of a page whose file is not in the package. */
function brokenLinks(page: string): string[] {
  const text = readFileSync(path.join(target, page), 'utf8').replace(/```[^]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !existsSync(path.join(target, path.dirname(page), link)));
}

const guides = readdirSync('docs/guides').map((file) => `docs/guides/${file}`);
const pages = [
  ...['README.md', 'COMPONENTS.md', 'llms.txt', ...guides],
  ...readdirSync('docs/examples').map((file) => `docs/components/${path.parse(file).name}.md`),
];

beforeAll(async () => {
  for (const place of Object.keys(installed)) await ensureInstalled(place);
  const { built, tarball } = await packLibrary(folder);
  expect(built.code, built.output).toBe(0);
  mkdirSync(target, { recursive: true });
  await runCommand('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], folder);
  for (const [place, names] of Object.entries(installed)) {
    for (const name of [...names, ...(place === '.' ? ['@types', 'csstype'] : [])]) {
      const link = path.join(home, 'node_modules', name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.resolve(place, 'node_modules', name), link, 'junction');
    }
  }
});

describe('the documentation in the package', () => {
  it.each(pages)('%s exists, and its links lead to files', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each(pages)('%s mentions nothing that is only in the repository', (page) => {
    const text = readFileSync(path.join(target, page), 'utf8');
    expect(text).not.toMatch(/requirements §|Storybook|CONTRIBUTING/);
  });

  it('contains code that a strict compiler accepts', async () => {
    cpSync('docs/examples', path.join(home, 'examples'), { recursive: true });
    for (const page of ['README.md', ...guides]) writeModules(page);
    // The guide tests the form of the README.
    const form = 'src/TopUpForm.tsx';
    cpSync(path.join(home, 'README', form), path.join(home, 'testing', form));
    cpSync('tests/package/docs.tsconfig.json', path.join(home, 'tsconfig.json'));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { code, output } = await runCommand(process.execPath, [tsc, '--project', home], home);
    expect(code, output).toBe(0);
  });
});
