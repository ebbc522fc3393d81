import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { carrierFiles } from '#storybook/studio/files';
import { themeOfBrand } from '#storybook/studio/theme';
import { sendRaw, startRecorder } from '../deploy/raw';
import { serve } from '../deploy/serve';
import { temporaryFolder } from '../temporaryFolder';
import { RepositoryCopy } from './repositoryCopy';

const locales = 'src/i18n/locales';
const endpoint = '/comisiones/usuario/getCommission';

/** The carrier of the studio. */
const files = carrierFiles(themeOfBrand('LUCERO', 'Lucero', '#4A2C8F'), {
  viewBox: '0 0 660 1000',
  shapes: '<path d="M0 170h660v660H0z"/>',
});

const screen = `import { useTranslation } from 'react-i18next';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { Page } from '../parts/Page';

/** Answers to frequent questions. */
export function HelpScreen() {
  const { t } = useTranslation();
  return (
    <Page carrier="default">
      <title>{t('app.title', { screen: t('help.title') })}</title>
      <PageHeader>
        <ScreenTitle>{t('help.title')}</ScreenTitle>
      </PageHeader>
    </Page>
  );
}
`;

const screenStories = `import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { screenAt } from '../testing/screenAt';
import { HelpScreen } from './Help';

const meta = preview.meta({
  title: 'Screens/Help',
  component: HelpScreen,
  decorators: screenAt('/ayuda'),
  parameters: { route: '/ayuda' },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: t('help.title') })).toBeVisible();
  },
});
`;

/** Changes the files that each section of CONTRIBUTING.md names, and no others. */
const additions: Record<string, (copy: RepositoryCopy) => void> = {
  carrier(copy) {
    for (const [file, text] of Object.entries(files)) copy.write(file, text);
  },
  component(copy) {
    const renamed = (text: string) => text.replaceAll('Skeleton', 'Shimmer');
    const folder = 'src/components/Skeleton';
    for (const file of [
      `${folder}/Skeleton.tsx`,
      `${folder}/Skeleton.stories.tsx`,
      'docs/examples/Skeleton.tsx',
    ]) {
      copy.write(renamed(file), renamed(readFileSync(file, 'utf8')));
    }
  },
  screen(copy) {
    copy.write('src/screens/Help/Help.tsx', screen);
    copy.write('src/screens/Help/Help.stories.tsx', screenStories);
    for (const [language, title] of [
      ['es', 'Preguntas frecuentes'],
      ['en', 'Frequent questions'],
    ]) {
      const added = `  "help": {\n    "title": "${String(title)}"\n  },`;
      copy.addBefore(`${locales}/${String(language)}.json`, '  "landing": {', added);
    }
    const routes = 'src/app/screens.tsx';
    const load = "lazyScreen(async () => (await import('#screens/Help')).HelpScreen);";
    copy.addBefore(routes, '\n/** The screens of the purchase', `const Help = ${load}`);
    const row = "  { screen: 'Help', path: '/ayuda', Component: Help, prerendered: ['/ayuda'] },";
    copy.addBefore(routes, "  { path: '*', Component: RedirectToStart },", row);
  },
  endpoint(copy) {
    copy.addBefore(
      'src/api/endpoints.ts',
      '} satisfies Record<string, DescribedEndpoint<unknown, unknown>>;',
      `  getCommission: post('${endpoint}', {
    summary: 'Commission of a product, in percent',
    input: v.object({ sku: text }),
    result: v.object({ porcentaje: v.number() }),
    example: { input: { sku: 'COL-TA-200' }, result: { porcentaje: 5 } },
  }),`,
    );
  },
  language(copy) {
    // A file with the Spanish texts is rejected, so each text gets a suffix.
    const texts = readFileSync(path.join(copy.root, `${locales}/es.json`), 'utf8');
    copy.write(`${locales}/fr.json`, texts.replace(/"(,?)$/gm, ' ·"$1'));
    const line = "  fr: { name: 'Français', locale: 'fr' },";
    copy.addBefore('src/i18n/languages.ts', '} as const;', line);
  },
};

describe('a carrier, a component, a screen, an endpoint and a language, by the files that CONTRIBUTING names', () => {
  const copy = new RepositoryCopy();
  const prefix = temporaryFolder('nginx');

  beforeAll(() => {
    for (const add of Object.values(additions)) add(copy);
  });

  it.each([
    'npm run check:types',
    'run-s check:format check:architecture check:unused check:translations check:documents',
    'npm run check:build',
    'eslint src/api src/app src/components/Shimmer src/i18n src/screens src/theme mocks docs/examples',
    'vitest run --project=unit src mocks',
    'vitest run --project=browser src/components/components',
    'vitest run --project=stories-es --update Help Products Shimmer CarrierTile',
  ])('passes %s', async (command) => {
    const { code, output } = await copy.run(command);
    expect(code, output).toBe(0);
  });

  it('serves the endpoint and the screen by nginx', async () => {
    const { received, port: api, close } = await startRecorder();
    onTestFinished(close);
    const build = path.join(copy.root, 'dist');
    const { address, end } = await serve({ build, prefix, port: 4183, api });
    onTestFinished(end);
    expect(await sendRaw(address, endpoint)).toHaveProperty('status', 200);
    expect(received.map(({ url }) => url)).toEqual([endpoint]);
    for (const page of ['/ayuda', '/start/company/LUCERO']) {
      const response = await fetch(address + page);
      expect(await response.text(), page).toContain(`data-page="${page}"`);
    }
  });
});
