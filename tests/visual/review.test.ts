import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

const folder = temporaryFolder('review');
const picture = 'telcel-es-360/screens-carrier-default.png';

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function git(...args: string[]) {
  return run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args);
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function check(...args: string[]) {
  return run(process.execPath, path.resolve('tools/review/review.mjs'), '--check', ...args);
}

/** Saves a review of the current content of the picture. */
function review(
  content: string,
  decision: 'approved' | 'change',
  { by = 'Ana', date = '2026-11-25', text = '', file = 'tint' } = {},
): void {
  const hash = createHash('sha256').update(content).digest('hex');
  const remarks = text === '' ? [] : [{ x: 0.5, y: 0.1, text }];
  const own = { picture, hash, decision, by, date, remarks };
  write(`reviews/${file}.json`, JSON.stringify({ base: 'main', decisions: [own] }));
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write(`tests/visual/references/${picture}`, 'first');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=Add a picture');
  git('switch', '--quiet', '--create', 'tint');
});

describe('review --check', () => {
  it('passes without a changed picture', () => {
    expect(check('main')).toMatchObject({ status: 0 });
  });

  it('fails until a changed picture is approved', () => {
    write(`tests/visual/references/${picture}`, 'second');
    expect(check('main')).toMatchObject({
      status: 1,
      output: `${picture}: changed, not approved.\n`,
    });
    review('second', 'approved');
    expect(check('main')).toMatchObject({ status: 0 });
  });

  it('fails again when an approved picture changes', () => {
    review('second', 'approved');
    write(`tests/visual/references/${picture}`, 'third');
    expect(check('main')).toMatchObject({ status: 1 });
  });

  it('prints the remarks of a change that was asked for', () => {
    write(`tests/visual/references/${picture}`, 'second');
    review('second', 'change', { text: 'Too yellow' });
    const { status, output } = check('main');
    expect(status).toBe(1);
    expect(output).toContain(`${picture}: Ana asked for a change. “Too yellow”`);
  });

  it('uses the latest decision of each designer', () => {
    write(`tests/visual/references/${picture}`, 'second');
    review('second', 'approved', { file: 'again', date: '2026-11-26' });
    review('second', 'change');
    expect(check('main')).toMatchObject({ status: 0 });
    review('second', 'change', { by: 'Beto', file: 'other' });
    expect(check('main')).toMatchObject({ status: 1 });
  });

  it.each(['new', 'removed'])('requires an approval of a %s picture', (kind) => {
    if (kind === 'new') {
      write('tests/visual/references/telcel-es-360/other.png', 'other');
    } else {
      write('tests/visual/references/telcel-es-360/other.png', 'other');
      git('add', '.');
      git('commit', '--quiet', '--message=Add another picture');
      git('branch', '--force', 'main');
      rmSync(path.join(folder, 'tests/visual/references/telcel-es-360/other.png'));
    }
    expect(check('main').output).toContain(`telcel-es-360/other.png: ${kind}, not approved.`);
  });

  it('passes without a base branch, as in a checkout of one commit', () => {
    git('branch', '--delete', 'main');
    expect(check()).toMatchObject({ status: 0 });
  });

  it('passes with a base that has no pictures', () => {
    git('rm', '--quiet', '-r', 'tests');
    git('commit', '--quiet', '--message=Remove the pictures');
    git('branch', '--force', 'main');
    write(`tests/visual/references/${picture}`, 'first');
    expect(check('main')).toMatchObject({ status: 0 });
  });

  it('rejects a file that is not a review', () => {
    write('reviews/broken.json', '{}');
    const { status, output } = check('main');
    expect(status).toBe(1);
    expect(output).toContain('reviews/broken.json is not a review');
  });
});
