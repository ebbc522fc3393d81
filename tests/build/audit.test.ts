import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

const folder = temporaryFolder('audit');

/** Runs the audit with an npm that prints a text and exits with a code. */
function auditWith(printed: string, code: number) {
  const npm = path.join(folder, 'npm.cjs');
  writeFileSync(
    npm,
    `console.log(${JSON.stringify(printed)}); process.exitCode = ${String(code)};`,
  );
  return spawnSync(process.execPath, ['tools/checks/audit.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
}

describe('checks/audit', () => {
  it('passes if the registry reports no vulnerability', () => {
    expect(auditWith('found 0 vulnerabilities', 0).status).toBe(0);
  });

  it('fails on a vulnerability', () => {
    expect(auditWith('1 high severity vulnerability', 1).status).toBe(1);
  });

  it.each([
    ['with an error', 1],
    ['without an error', 0],
  ])('fails when the registry does not answer, %s', (_, code) => {
    const { status, stderr } = auditWith('npm error audit endpoint returned an error', code);
    expect(status).toBe(2);
    expect(stderr).toContain('the registry did not answer');
  });
});
