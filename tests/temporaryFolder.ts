import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that goes with the tests in whose file or `describe` it was asked for. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
