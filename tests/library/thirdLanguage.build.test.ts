import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Scratch } from '../plants/scratch';
import { copyRepository, failures } from './copy';

const locales = 'src/app/i18n/locales';

describe('a third language of one file and one line', () => {
  let copy: Scratch;

  beforeAll(async () => {
    copy = copyRepository();
    const text = await readFile(path.join(copy.root, locales, 'es.json'), 'utf8');
    copy.plant({ file: `${locales}/pt.json`, text });
    copy.plant({
      file: 'src/components/languages.ts',
      replace: '} as const;',
      by: "  pt: { name: 'Português', locale: 'pt-BR' },\n} as const;",
    });
  });

  afterAll(() => {
    copy.remove();
  });

  it.each([
    ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
    ['translations', ['tools/checkTranslations.mjs']],
  ])('passes the check of %s', async (_, args) => {
    expect(await copy.run(args)).toMatchObject({ code: 0 });
  });

  it('leaves the unit tests green', async () => {
    expect(await failures(copy, ['--project=unit'])).toEqual([]);
  });
});
