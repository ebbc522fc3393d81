import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendRaw, startRecorder } from '../deploy/raw';
import { serve } from '../deploy/serve';
import { temporaryFolder } from '../temporaryFolder';
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
  for (const { path: file, text } of filesOf(draft)) {
    if (file.startsWith('src/')) copy.write(file, text);
  }
  const entry = catalogueEntry(themeOfDraft(draft));
  copy.replace('mocks/catalogue.ts', '\n];', `\n${entry}];`);
}

const endpoint = '/comisiones/usuario/getCommission';

/** Adds an endpoint by the files that *Add an endpoint* names. */
function addEndpoint(copy: RepositoryCopy): void {
  const before = (file: string, line: string, added: string) => {
    copy.replace(file, line, `${added}\n${line}`);
  };
  before(
    'src/api/endpoints.ts',
    '} as const satisfies Endpoints;',
    `  /** The operator's commission, in percent. */
  getCommission: post('${endpoint}', {
    input: noInput,
    result: v.object({ porcentaje: v.number() }),
  }),`,
  );
  before(
    'mocks/server.ts',
    '    alive: () => accept(null),',
    '    getCommission: () => accept({ porcentaje: 5 }),',
  );
  before(
    'mocks/contract/runContract.ts',
    "  const balance = await run.accepts('balanceRequest', {});",
    "  await run.accepts('getCommission', {});",
  );
  before('mocks/contract/openApi.ts', "  alive: '", "  getCommission: 'Commission, in percent',");
}

/** Adds a component by the files that *Add a component* names: a copy of another one. */
function addComponent(copy: RepositoryCopy): void {
  const files = [
    ...['src/components/Skeleton/Skeleton.tsx', 'src/components/Skeleton/Skeleton.stories.tsx'],
    'docs/examples/Skeleton.tsx',
  ];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    copy.write(file.replaceAll('Skeleton', 'Shimmer'), text.replaceAll('Skeleton', 'Shimmer'));
  }
  const test = 'src/components/nativeProps.browser.test.tsx';
  const importLine = "import { Skeleton } from '#components/Skeleton';";
  const line = '  Skeleton: (native) => <Skeleton {...native} />,';
  copy.replace(test, importLine, `${importLine.replaceAll('Skeleton', 'Shimmer')}\n${importLine}`);
  copy.replace(test, line, `${line.replaceAll('Skeleton', 'Shimmer')}\n${line}`);
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

describe('an endpoint', () => {
  const copy = new RepositoryCopy();
  const prefix = temporaryFolder('nginx');

  beforeAll(async () => {
    addEndpoint(copy);
    const { code, output } = await copy.run(['tools/buildOpenApi.mjs']);
    expect(code, output).toBe(0);
  });

  it.each([
    ['types', [bin.tsc, '--noEmit']],
    ['format', [bin.prettier, '--check', 'src/api', 'mocks', 'docs/api']],
    ['lint', [bin.eslint, 'src/api', 'mocks']],
    ['unit tests', [bin.vitest, 'run', '--project=unit', 'src/api', 'mocks']],
  ])('passes the %s', async (_, args) => {
    const { code, output } = await copy.run(args);
    expect(code, output).toBe(0);
  });

  it('is served by nginx', async () => {
    const { code, output } = await copy.run(['node_modules/vite/bin/vite.js', 'build']);
    expect(code, output).toBe(0);
    const { received, port: api, close } = await startRecorder();
    onTestFinished(close);
    const build = path.join(copy.root, 'dist');
    const { address, end } = await serve({ build, prefix, port: 4183, api });
    onTestFinished(end);
    expect(await sendRaw(address, endpoint)).toHaveProperty('status', 200);
    expect(received.map(({ url }) => url)).toEqual([endpoint]);
  });
});

describe('a component', () => {
  const copy = new RepositoryCopy();

  beforeAll(() => {
    addComponent(copy);
  });

  const component = 'src/components/Shimmer';
  const native = 'src/components/nativeProps.browser.test.tsx';
  it.each([
    ['types', [bin.tsc, '--noEmit']],
    ['format', [bin.prettier, '--check', component, native, 'docs/examples']],
    ['lint', [bin.eslint, component, native, 'docs/examples']],
    ['stories', [bin.vitest, 'run', '--project=storybook', '--update', component]],
    ['test of native props', [bin.vitest, 'run', '--project=browser', native]],
  ])('passes the %s', async (_, args) => {
    const { code, output } = await copy.run(args);
    expect(code, output).toBe(0);
  });
});
