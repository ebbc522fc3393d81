import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

const folder = temporaryFolder('review');
const references = 'tests/visual/references/telcel-es-360';

function run(command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function read(file: string): string {
  return readFileSync(path.join(folder, 'reports/review', file), 'utf8');
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['same', 'changed', 'removed']) write(`${references}/${name}.png`, 'before');
  for (const name of ['src', 'mocks', '.storybook']) write(`${name}/empty.ts`, '');
  write('src/button.ts', 'export const label = "Pay";');
  write('src/Button.stories.tsx', "export { label } from './button';");
  const git = (...args: string[]) =>
    run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=Add pictures');
});

describe('npm run review', () => {
  it('collects the pictures that differ from the base, with the changed files of each story', () => {
    write(`${references}/changed.png`, 'after');
    write(`${references}/new.png`, 'after');
    rmSync(path.join(folder, references, 'removed.png'));
    write('src/button.ts', 'export const label = "Buy";');

    const tool = path.resolve('tools/review/review.mjs');
    expect(run(process.execPath, tool, '--no-render', 'main').stderr).toBe('');

    const { changes, causes } = JSON.parse(read('changes.json')) as Record<string, unknown>;
    expect(changes).toEqual([
      { picture: 'telcel-es-360/changed.png', status: 'changed' },
      { picture: 'telcel-es-360/new.png', status: 'new' },
      { picture: 'telcel-es-360/removed.png', status: 'removed' },
    ]);
    expect(causes).toEqual({ 'src/Button.stories.tsx': ['src/button.ts'] });
    expect(read('before/telcel-es-360/changed.png')).toBe('before');
    expect(read('after/telcel-es-360/changed.png')).toBe('after');
    expect(read('before/telcel-es-360/removed.png')).toBe('before');
  });
});
