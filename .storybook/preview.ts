import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { configure } from 'storybook/test';
import { carrierItems } from './globals/carriers';
import { applyScheme, schemeItems, SYSTEM } from './globals/schemes';
import { isSideBySide } from './globals/sideBySide';
import { enhanceArgTypes } from './config/argTypes';
import { withCarrier, withProviders, withRouter, withTexts } from './decorators/decorators';
import { lazyDocs, PageContainer, StoriesPage } from './config/lazyDocs';
import { framesShown } from './decorators/frameResults';
import {
  releaseStoryLock,
  isFramed,
  preventPageScroll,
  reportToFrame,
  acquireStoryLock,
} from './decorators/storyLock';
import { emitMount } from './testing/storyLifecycle';
import { applyScenario, startWorker } from './globals/network';
import { isolateSession, startSession } from './testing/seedSession';
import { formatSource, HANDLER } from './config/formatSource';
import { i18n, setTextLength, showTexts, translateControls } from './testing/i18n';
import { ROTATION, themeRotation } from './globals/themeRotation';
import { textSizes, viewports } from './globals/viewports';
import { preventNavigation } from './testing/preventNavigation';
import { failOnConsole, watchConsole } from './testing/failOnConsole';
import { scenarios } from '../mocks/scenarios';
import { LazyRegion } from '../src/app/AppProviders';
import type { Carrier } from '../src/api/contract';
import { languageName, languages } from '../src/i18n/languages';

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

function toolbar<const Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  items: { value: string; title: string }[],
) {
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
}

/** Whether this document shows a draft of the theme studio. */
const hasDraft = new URLSearchParams(window.location.search).has('studio');

isolateSession();
preventPageScroll();
reportToFrame();
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

export default definePreview({
  addons: [lazyDocs, addonA11y(), addonPseudoStates(), addonMsw(() => worker)],
  tags: ['autodocs'],
  globalTypes: {
    carrier: toolbar('Carrier', 'paintbrush', 'The carrier whose colours are shown', carrierItems),
    scheme: toolbar('Scheme', 'mirror', 'The colour scheme', schemeItems),
    language: toolbar(
      'Language',
      'globe',
      'The language of the texts',
      languages.map((value) => ({ value, title: languageName(value) })),
    ),
    network: toolbar(
      'Network',
      'transfer',
      'What the mocked network does',
      Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
    ),
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
  },
  initialGlobals: {
    carrier: 'TELCEL',
    scheme: SYSTEM,
    language: 'es',
    network: 'ok',
    textSize: textSizes[0][0],
    textLength: 'written',
  },
  parameters: {
    a11y: { test: 'error' },
    // No panel shows the actions of a framed story, and their events would reach the other frames.
    actions: { disable: isFramed },
    chromatic: { modes },
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
          ['Overview', 'Actions', 'Fields', 'Money', 'Feedback', 'Navigation', 'Media'],
          'Screens',
          'Flows',
          'Review',
          ['What changed', 'Compare carriers', 'Board', 'Theme studio'],
          'Guides',
          ['Add a carrier', 'Use the package', 'Scenarios', 'Decisions', 'Performance'],
        ],
      },
    },
  },
  argsEnhancers: [showTexts],
  argTypesEnhancers: [enhanceArgTypes],
  decorators: [withTexts, withRouter, withCarrier, withProviders],
  async beforeEach(context) {
    const { globals, id, msw, parameters, storyGlobals, viewMode } = context;
    if (globals['carrier'] === ROTATION) {
      globals['carrier'] = themeRotation(id, String(globals['language']));
    }
    applyScheme(globals, viewMode);
    if (isSideBySide(globals)) {
      framesShown.set(false);
      // The checks of the frames are reported. A check of their page would find each landmark ten times.
      globals['a11y'] = { manual: true };
    }
    if (hasDraft) await (await import('./studio/frame')).registerDraft();
    // The tag `play-fn` exists in the index only.
    const hasPlay = Reflect.get(context, 'playFunction') !== undefined;
    // Only a play can take the focus from another frame.
    if (hasPlay) await acquireStoryLock();
    startSession(context);
    const textSize = Number.parseInt(String(globals['textSize']), 10);
    document.documentElement.style.fontSize = `${String(textSize)}%`;
    // A play expects its own network. The toolbar applies to stories without one.
    const isFree = 'network' in storyGlobals || !hasPlay;
    const scenario: unknown = isFree ? undefined : parameters['network'];
    const sold = parameters['catalogue'] as ((values: typeof globals) => Carrier[]) | undefined;
    applyScenario(msw, scenario ?? globals['network'], sold?.(globals));
    // The notification region loads before the story, so that notifications appear immediately.
    await Promise.all([i18n.changeLanguage(String(globals['language'])), LazyRegion.load()]);
    setTextLength(globals['textLength'] === 'longer' ? 'longer' : 'written');
    translateControls(context);
    watchConsole();
    emitMount(context);
  },
  afterEach(context) {
    // The first story shows the state without focus.
    const { activeElement } = document;
    if (context.name === 'Default' && activeElement instanceof HTMLElement) activeElement.blur();
    releaseStoryLock();
    failOnConsole(context);
    if (isSideBySide(context.globals)) framesShown.set(true);
  },
});
