import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './temporaryFolder';

const run = promisify(execFile);
const folder = temporaryFolder('translations');

/** Checks the translation files together with a French one. */
function check(french: string) {
  cpSync('src/i18n/locales', folder, { recursive: true });
  writeFileSync(path.join(folder, 'fr.json'), french);
  return run(process.execPath, ['tools/checks/translations.mjs', folder]);
}

describe('checks/translations', () => {
  const spanish = readFileSync('src/i18n/locales/es.json', 'utf8');

  it('rejects a language with the Spanish texts', async () => {
    await expect(check(spanish)).rejects.toThrow('fr: the texts equal those of es');
  });

  it('accepts a translated language', async () => {
    const { stdout } = await check(spanish.replace(/"(,?)$/gm, ' ·"$1'));
    expect(stdout).toContain('fr');
  });
});
