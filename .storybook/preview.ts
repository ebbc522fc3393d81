import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { carrierItems } from './carriers';
import { withCarrier, withProviders, withRouter, withTexts } from './decorators';
import { docsTheme } from './docsTheme';
import { applyScenario, startWorker } from './network';
import { holdPlay } from './plays';
import { startSession } from './session';
import { i18n, showLonger } from './text';
import { judgeConsole, watchConsole } from './verdicts';
import { scenarios } from '../mocks/scenarios';
import { languageName, languages } from '../src/components/languages';

const modes = Object.fromEntries(
  ['TELCEL', 'UNEFON', 'NEXTEL'].flatMap((carrier) =>
    [360, 1280].flatMap((width) =>
      languages.map((language) => [
        `${carrier} ${String(width)} ${language}`,
        { carrier, language, viewport: { width } },
      ]),
    ),
  ),
);

// A story may wait for a screen's code on a slow machine; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });

// As in the app, the page's language follows a change within a story.
i18n.on('languageChanged', (code) => {
  document.documentElement.lang = code;
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes: {
    carrier: {
      description: 'The carrier whose colours are shown',
      toolbar: { title: 'Carrier', icon: 'paintbrush', dynamicTitle: true, items: carrierItems },
    },
    language: {
      description: 'The language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: languageName(value) })),
      },
    },
    network: {
      description: 'What the mocked network does',
      toolbar: {
        title: 'Network',
        icon: 'transfer',
        dynamicTitle: true,
        items: Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
      },
    },
    textSize: {
      description: 'The size of the text',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value} % text` })),
      },
    },
    textLength: {
      description: 'The length of the texts',
      toolbar: {
        title: 'Text length',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'written', title: 'Texts as written' },
          { value: 'longer', title: 'Texts 40 % longer' },
        ],
      },
    },
  },
  initialGlobals: {
    carrier: 'TELCEL',
    language: 'es',
    network: 'ok',
    textSize: '100',
    textLength: 'written',
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: docsTheme, codePanel: true },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Colours',
            'Type',
            'Shape',
            'Motion',
            'Voice',
            'Wordmarks',
            'Compare carriers',
            'Add a carrier',
            'Trust',
          ],
          'Decisions',
          'Components',
          'Screens',
          'Flows',
        ],
      },
    },
  },
  decorators: [withTexts, withRouter, withCarrier, withProviders],
  async beforeEach(context) {
    const { globals, msw } = context;
    startSession(context);
    holdPlay(context);
    document.documentElement.style.fontSize = `${String(globals['textSize'])}%`;
    applyScenario(msw, globals['network']);
    showLonger(globals['textLength'] === 'longer');
    await i18n.changeLanguage(String(globals['language']));
    watchConsole();
  },
  afterEach: judgeConsole,
});
