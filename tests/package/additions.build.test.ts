import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { RepositoryCopy } from './repositoryCopy';
import { catalogueEntry, catalogueImport, filesOf } from '#storybook/studio/files';
import { themeOfDraft, type ThemeDraft } from '#storybook/studio/themeDraft';

const wordmark = {
  width: 660,
  height: 1000,
  paths: [{ d: 'M0 170h660v660H0z', evenOdd: false }],
};
/** With a dark role of its own, so that the theme's file has an override. */
const shared = { chosen: {}, overrides: { dark: { brandTint: '#2A1F45' } }, wordmark };

/** What the studio makes of one brand colour, for pesos and for dollars. */
const proposals: ThemeDraft[] = [
  { name: 'Lucero', code: 'LUCERO', currency: 'MXN', brand: '#4A2C8F', ...shared },
  { name: 'Lucero USD', code: 'LUCEROUSD', currency: 'USD', brand: '#F2A23A', ...shared },
];

const bin = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** Saves the studio's files in the folders that *Add a carrier* describes. */
function addCarrier(copy: RepositoryCopy, draft: ThemeDraft): void {
  for (const { path, text } of filesOf(draft)) {
    if (path.startsWith('src/')) copy.write(path, text);
  }
  const entry = catalogueEntry(themeOfDraft(draft));
  copy.replace('mocks/catalogue.ts', '\n];', `\n${entry}];`);
}

/** Adds a language of one file and one line. */
function addLanguage(copy: RepositoryCopy): void {
  const folder = 'src/i18n/locales';
  const texts = readFileSync(`${folder}/es.json`, 'utf8');
  // A file with the Spanish texts is rejected, so each text gets a suffix.
  copy.write(`${folder}/pt.json`, texts.replace(/"(,?)$/gm, ' ·"$1'));
  copy.replace(
    'src/i18n/languages.ts',
    '} as const;',
    "  pt: { name: 'Português', locale: 'pt-BR' },\n} as const;",
  );
}

describe('carriers of the studio, saved as its files, and then a third language', () => {
  const copy = new RepositoryCopy();

  beforeAll(() => {
    const first = "import { att } from './catalogue/att';";
    copy.replace('mocks/catalogue.ts', first, `${first}\n${catalogueImport}`);
    for (const draft of proposals) addCarrier(copy, draft);
  });

  // The transcript of the products screen contains the carriers, so it is renewed.
  const stories = ['CarrierLogo', 'CarrierTile', 'screens/Products', 'flows/TopUp'];
  it.each([
    ['format', [bin.prettier, '--check', 'src/theme', 'mocks']],
    ['lint', [bin.eslint, 'src/theme', 'mocks']],
    ['stories', [bin.vitest, 'run', '--project=storybook', '--update', ...stories]],
  ])('pass the %s', async (_, args) => {
    const { code, output } = await copy.run(args);
    expect(code, output).toBe(0);
  });

  describe('with a third language of one file and one line', () => {
    beforeAll(() => {
      addLanguage(copy);
    });

    it.each([
      ['types', [bin.tsc, '--noEmit']],
      ['translations', ['tools/checks/translations.mjs']],
      ['unit tests', [bin.vitest, 'run', '--project=unit', 'src', 'mocks']],
    ])('pass the %s together', async (_, args) => {
      const { code, output } = await copy.run(args);
      expect(code, output).toBe(0);
    });
  });
});
