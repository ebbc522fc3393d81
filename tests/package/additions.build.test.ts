import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { carrierFiles } from '#storybook/review/files';
import { themeOfBrand } from '#storybook/review/theme';
import { browsersFolder, ensureInstalled } from '#tools/lib/install.mjs';
import { temporaryFolder } from '../temporaryFolder';
import { runCommand } from '../runCommand';

/** A copy of what is committed or staged. */
const root = temporaryFolder('copy');

/** The carrier of the studio. */
const shape = { name: 'path', attributes: { d: 'M0 170h660v660H0z' }, children: [] };
const svg = { name: 'svg', attributes: { viewBox: '0 0 660 1000' }, children: [shape] };
const files = carrierFiles(themeOfBrand('LUCERO', 'Lucero', '#4A2C8F'), { svg, dropped: [] });

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

const screenStories = `import preview from '#storybook/preview';
import { screenAt } from '../testing/screenAt';
import { HelpScreen } from './Help';

const meta = preview.meta({
  title: 'Screens/Help',
  component: HelpScreen,
  decorators: screenAt('/ayuda'),
  parameters: { route: '/ayuda' },
});

export const Default = meta.story();
`;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** Replaces a text that a file contains exactly once. */
function replace(file: string, before: string, after: string): void {
  const parts = read(file).split(before);
  expect(parts, `${file} contains "${before}" once`).toHaveLength(2);
  write(file, parts.join(after));
}

/** Adds lines before a line that a file contains exactly once. */
function addBefore(file: string, line: string, added: string): void {
  replace(file, line, `${added}\n${line}`);
}

/** Changes the files that sections of CONTRIBUTING.md name, and no others. */
const additions: Record<string, () => void> = {
  carrier() {
    for (const [file, text] of Object.entries(files)) write(file, text);
  },
  screen() {
    write('src/screens/Help/Help.tsx', screen);
    write('src/screens/Help/Help.stories.tsx', screenStories);
    for (const language of ['es', 'en']) {
      const added = `  "help": {\n    "title": "FAQ ${language}"\n  },`;
      addBefore(`src/i18n/locales/${language}.json`, '  "landing": {', added);
    }
    const routes = 'src/app/screens.tsx';
    const load = "lazyScreen(async () => (await import('#screens/Help')).HelpScreen);";
    addBefore(routes, '\n/** The screens of the purchase', `const Help = ${load}`);
    const row = "  { screen: 'Help', path: '/ayuda', Component: Help, prerendered: ['/ayuda'] },";
    addBefore(routes, "  { path: '*', Component: RedirectToStart },", row);
  },
  language() {
    // A file with the Spanish texts is rejected, so each text gets a suffix.
    const texts = read('src/i18n/locales/es.json');
    write('src/i18n/locales/fr.json', texts.replace(/"(,?)$/gm, ' ·"$1'));
    const line = "  fr: { name: 'Français', locale: 'fr' },";
    addBefore('src/i18n/languages.ts', '} as const;', line);
  },
};

beforeAll(() => {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${root}/`]);
  ensureInstalled(browsersFolder);
  for (const folder of ['node_modules', 'tools/browsers/node_modules']) {
    symlinkSync(path.resolve(folder), path.join(root, folder), 'junction');
  }
  // The linked packages are outside the folder that Vite serves by default.
  replace('vite.config.ts', 'server: { port', 'server: { fs: { strict: false }, port');
  // Some checks list the files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  for (const add of Object.values(additions)) add();
});

// A carrier, a screen and a language, by the files that CONTRIBUTING.md names.
it.concurrent.each([
  'npm run check:types',
  'vitest run --project=stories-es --update Help Carriers.stories CarrierTile',
  'for name in format architecture unused translations documents; do npm run check:$name || exit; done',
  'npm run build && ls dist/ayuda.html dist/start/company/LUCERO.html',
  'vitest run --project=unit src/api src/i18n src/theme mocks',
])('a copy with an addition of each kind passes %s', async (command) => {
  await runCommand('npm', ['exec', '--call', command], root);
});
