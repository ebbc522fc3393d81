import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '#tools/lib/files.mjs';
import { buildApp } from '../buildApp';
import { temporaryFolder } from '../temporaryFolder';

const sources = ['deploy', 'index.html', 'mocks', 'package.json', 'package-lock.json', 'public'];
const copied = [...sources, 'src', 'tools', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project to a folder, builds it there and returns the files of the build by path. */
async function buildIn(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await buildApp([], {}, folder);
  const files = ['dist', 'dist-deploy'].flatMap((name) => filesUnder(path.join(folder, name)));
  // Vite resolves symbolic links, and here the packages are outside the project.
  const packages = path.relative(folder, path.resolve('node_modules'));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      readFileSync(file, 'latin1').replaceAll(packages, 'node_modules'),
    ]),
  );
}

it('builds the same files in any folder', async () => {
  const around = temporaryFolder('reproducible');
  const first = await buildIn(path.join(around, 'one'));
  const second = await buildIn(path.join(around, 'another/folder'));
  expect(Object.keys(first).length).toBeGreaterThan(50);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const changed = Object.keys(first).filter((file) => first[file] !== second[file]);
  expect(changed).toEqual([]);
});
