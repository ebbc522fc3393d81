import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder that is deleted after the tests of the current file or `describe`. */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(parent, `${name}-`)));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
