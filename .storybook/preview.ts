import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { configure, spyOn } from 'storybook/test';
import { carrierItems } from './globals/carriers';
import { applyScheme, applyTexts } from './globals/applyGlobals';
import { schemeItems, SYSTEM } from './globals/schemes';
import { enhanceArgTypes } from './config/argTypes';
import { addGlobalStyle, withCarrier, withProviders, withRouter } from './decorators/decorators';
import { lazyDocs, PageContainer, StoriesPage } from './config/lazyDocs';
import { emitMount } from './testing/storyLifecycle';
import { networkItems, OFFLINE } from './globals/networks';
import { createStoryEnvironment, handlersOf, startWorker } from './testing/storyEnvironment';
import { defaultModes } from './modes';
import { i18n } from './testing/i18n';
import { viewports } from './globals/viewports';
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

/** In a URL, a plain number would not be parsed as a string. */
const textItems = [
  { value: 'normal', title: '100 %' },
  { value: '150-percent', title: '150 %' },
  { value: '200-percent', title: '200 %' },
  { value: 'longer', title: '40 % longer' },
];

const globalTypes = {
  carrier: toolbar(
    'Carrier',
    'paintbrush',
    'The carrier. A component keeps what was typed; a screen of a carrier starts again.',
    carrierItems,
  ),
  scheme: toolbar('Scheme', 'mirror', 'The colour scheme', schemeItems),
  language: toolbar(
    'Language',
    'globe',
    'The language of the texts',
    languages.map((value) => ({ value, title: languageName(value) })),
  ),
  network: toolbar('Network', 'transfer', 'What the mocked network does', networkItems),
  text: toolbar('Text', 'zoom', 'The size and the length of the texts', textItems),
};

/** A parameter of the address. A Storybook that composes this one passes them, but not the values of its toolbars. */
function fromAddress(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

addGlobalStyle();

// The pages of links that no router handles do not exist in Storybook.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('[data-story] a[href]');
  if (/^(https?:|\/)/.test(link?.getAttribute('href') ?? '')) event.preventDefault();
});

// Started with the page, so that it does not delay the first story.
const worker = startWorker();
worker.catch(() => undefined);

/** An error without the elements and the roles of the complete page. Its stack begins at the query of the story. */
function getElementError(message: string | null): Error {
  const error = new Error(message?.split('\n\nHere are the ')[0]);
  if ('captureStackTrace' in Error) Error.captureStackTrace(error, getElementError);
  return error;
}

configure({
  // Lazy screens load slowly on a slow machine.
  asyncUtilTimeout: 5000,
  getElementError,
});

// As in the app, the language of the page follows the story. Docs pages stay English around their stories.
i18n.on('languageChanged', (code) => {
  const isDocsPage = document.getElementById('storybook-docs')?.hidden === false;
  if (!isDocsPage) document.documentElement.lang = code;
});

/**
 * The badge of the Accessibility panel counts inconclusive results, too. These are contrasts that axe cannot measure,
 * and a test measures all pairs of colours. Hooks run in reverse order, so this one follows that of the addon.
 */
const violationsOnly: ReturnType<typeof addonA11y> = {
  afterEach({ reporting }) {
    for (const { type, result } of reporting.reports) {
      if (type === 'a11y') Object.assign(result as object, { incomplete: [] });
    }
  },
};

const preview = definePreview({
  addons: [lazyDocs, violationsOnly, addonA11y(), addonPseudoStates(), addonMsw(() => worker)],
  // The manifests are made by config/preset.ts.
  tags: ['autodocs', '!manifest'],
  globalTypes,
  initialGlobals: {
    carrier: fromAddress('carrier') ?? 'TELCEL',
    scheme: fromAddress('scheme') ?? SYSTEM,
    language: fromAddress('language') ?? 'es',
    network: fromAddress('network') ?? 'ok',
    text: fromAddress('text') ?? 'normal',
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: defaultModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      container: PageContainer,
      page: StoriesPage,
      toc: {
        headingSelector: 'main > h2',
        ignoreSelector: '[data-story] *',
        title: 'On this page',
      },
      // The code of a component's story is added to it by config/preset.ts.
      source: { type: 'code' },
    },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Getting started',
          'Foundations',
          ['Colours', 'Type', 'Shape', 'Motion', 'Content', 'Errors', 'Wordmarks'],
          'Components',
          ['Overview'],
          'Screens',
          ['Carriers', 'Carrier', 'Payment', 'Receipt', 'Landing', 'Error'],
          'Flows',
          'Review',
          'Guides',
        ],
      },
    },
  },
  argTypesEnhancers: [enhanceArgTypes],
  loaders(context) {
    return { environment: createStoryEnvironment(context) };
  },
  decorators: [withRouter, withCarrier, withProviders],
  async beforeEach(context) {
    const { globals, msw } = context;
    msw.use(...handlersOf(context));
    applyScheme(globals);
    if (globals['network'] === OFFLINE) spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await applyTexts(globals);
    watchConsole();
    emitMount(context);
  },
  afterEach(context) {
    // The first story shows the state without focus. A page of Review, which is no test, keeps it after each choice.
    const { activeElement } = document;
    const isFirst = context.name === 'Default' && context.tags.includes('test');
    if (isFirst && activeElement instanceof HTMLElement) activeElement.blur();
    failOnConsole(context);
  },
});

export default preview;
