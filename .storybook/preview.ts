import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { configure, spyOn } from 'storybook/test';
import { carrierItems } from './globals/carriers';
import { applyScheme, schemeItems } from './globals/schemes';
import { correctionsOf, initialGlobals } from './globals/knownGlobals';
import { enhanceArgTypes } from './config/argTypes';
import { addPlaySwitch } from './config/playSwitch';
import {
  addGlobalStyle,
  withCarrier,
  withProviders,
  withRouter,
  withTexts,
} from './decorators/decorators';
import { lazyDocs, PageContainer, StoriesPage } from './config/lazyDocs';
import { hasPlayed } from './decorators/SideBySide';
import { emitMount } from './testing/storyLifecycle';
import { networkItems, OFFLINE } from './globals/networks';
import { createStoryEnvironment, handlersOf, startWorker } from './testing/storyEnvironment';
import { defaultModes } from './modes';
import { formatSource, HANDLER } from './config/formatSource';
import { i18n, setTextLength, showTexts, translateControls } from './testing/i18n';
import { textSizes, viewports } from './globals/viewports';
import { preventNavigation } from './testing/preventNavigation';
import { failOnConsole, watchConsole } from './testing/failOnConsole';
import { languageName, languages } from '../src/i18n/languages';

function toolbar<const Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  items: { value: string; title: string }[],
) {
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
}

const globalTypes = {
  carrier: toolbar('Carrier', 'paintbrush', 'The carrier whose colours are shown', carrierItems),
  scheme: toolbar('Scheme', 'mirror', 'The colour scheme', schemeItems),
  language: toolbar(
    'Language',
    'globe',
    'The language of the texts',
    languages.map((value) => ({ value, title: languageName(value) })),
  ),
  network: toolbar('Network', 'transfer', 'What the mocked network does', networkItems),
  textSize: toolbar(
    'Text size',
    'zoom',
    'The size of the text',
    textSizes.map(([value, title]) => ({ value, title: `${title} text` })),
  ),
  textLength: toolbar('Text length', 'paragraph', 'The length of the texts', [
    { value: 'written', title: 'Texts as written' },
    { value: 'longer', title: 'Texts 40 % longer' },
  ]),
  play: toolbar('Play', 'play', 'Whether the story runs its interactions', [
    { value: 'on', title: 'Play' },
    { value: 'off', title: 'No play' },
  ]),
};

addGlobalStyle();
preventNavigation();

// Started with the page, so that it does not delay the first story.
const worker = startWorker();
worker.catch(() => undefined);

// Lazy screens load slowly on a slow machine.
configure({ asyncUtilTimeout: 5000 });

// As in the app, the language of the page follows the story. Docs pages stay English around their stories.
i18n.on('languageChanged', (code) => {
  const isDocsPage = document.getElementById('storybook-docs')?.hidden === false;
  if (!isDocsPage) document.documentElement.lang = code;
});

const preview = definePreview({
  addons: [lazyDocs, addonA11y(), addonPseudoStates(), addonMsw(() => worker)],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    // The comparison repeats the landmarks of the story.
    a11y: { test: 'error', context: { exclude: ['[data-comparison]'] } },
    chromatic: { modes: defaultModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      container: PageContainer,
      page: StoriesPage,
      source: { type: 'dynamic', transform: formatSource },
    },
    jsx: { functionValue: () => HANDLER },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Foundations',
          ['Colours', 'Type', 'Shape', 'Motion', 'Content', 'Wordmarks'],
          'Components',
          [
            'Overview',
            'Actions',
            'Fields',
            'Catalogue',
            'Payment and receipt',
            'Feedback',
            'Page',
            'Media',
            'Utilities',
          ],
          'Screens',
          ['Products', 'Carrier', 'Payment', 'Receipt', 'Landing', 'Error'],
          'Flows',
          'Review',
          ['Compare carriers', 'Board', 'Theme studio'],
          'Guides',
          ['Add a carrier', 'Use the package', 'Scenarios', 'Decisions', 'Performance'],
        ],
      },
    },
  },
  argsEnhancers: [showTexts],
  argTypesEnhancers: [enhanceArgTypes],
  loaders(context) {
    const { globals } = context;
    Object.assign(globals, correctionsOf(globals, globalTypes));
    return { environment: createStoryEnvironment(context) };
  },
  decorators: [withTexts, withRouter, withCarrier, withProviders],
  async beforeEach(context) {
    const { globals, msw, viewMode } = context;
    msw.use(...handlersOf(context));
    applyScheme(globals, viewMode);
    hasPlayed.set(false);
    const textSize = Number.parseInt(String(globals['textSize']), 10);
    document.documentElement.style.fontSize = `${String(textSize)}%`;
    if (globals['network'] === OFFLINE) spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await i18n.changeLanguage(String(globals['language']));
    setTextLength(globals['textLength'] === 'longer' ? 'longer' : 'written');
    translateControls(context);
    watchConsole();
    emitMount(context);
  },
  afterEach(context) {
    // The first story shows the state without focus.
    const { activeElement } = document;
    if (context.name === 'Default' && activeElement instanceof HTMLElement) activeElement.blur();
    failOnConsole(context);
    hasPlayed.set(true);
  },
});

addPlaySwitch(preview);

export default preview;
