import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';
import { defaultLanguage } from '#i18n/languages';
import { readLanguage, storeChanges, storeLanguageOfAddress } from '#i18n/storedLanguage';
import type { AppEnvironment } from '#screens/data/environment';
import { loadCarriers, readCachedCarriers } from '#screens/data/useCarriers';
import { App } from './App';
import { whenNotSavingData } from './boot/connection';
import { showNotice } from './boot/notice';
import { recordPageHeight } from './boot/pageHeight';
import { createEnvironment } from './createEnvironment';
import { recordInput } from './earlyInput';
import { registerWorker } from './newVersion';
import { reloadOnce } from './reload';
import { createRouterWindow } from './safeHistory';
import { loadScreen, purchaseScreens } from './screens';

function fail(error: unknown): void {
  console.error(error);
  showNotice();
}

async function preloadRest(): Promise<void> {
  // A screen whose code is missing loads it again when it is rendered.
  await Promise.allSettled(purchaseScreens.map(({ load }) => load()));
  // Last, since the service worker caches many files. The demo has the worker of its mocks instead.
  if (import.meta.env.PROD && APP_SETTINGS.offline && !APP_SETTINGS.mocks) {
    await registerWorker().catch((error: unknown) => {
      console.warn('The app will not be available offline.', error);
    });
  }
}

/** Enables the app's stylesheet once it is loaded, in place of the rules within a prerendered page. */
async function enableStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (link === null) return;
  if (link.sheet === null) {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
  }
  if (link.sheet?.cssRules.length === 0) throw new Error('The stylesheet is empty.');
  link.media = 'all';
  for (const rules of document.querySelectorAll('[data-first-styles]')) rules.remove();
}

/** Returns what the inline script has shown, and prevents that it shows more from now on. */
async function readShownEarly(environment: AppEnvironment): Promise<AppEnvironment['shownEarly']> {
  document.getElementById('list')?.remove();
  const { hasProducts, carriers: names, remembered } = globalThis.shownEarly ?? {};
  if (!hasProducts) return { state: { status: 'loading', carriers: names }, remembered };
  const { signal } = new AbortController();
  const cached = readCachedCarriers(environment);
  const carriers = cached ?? (await loadCarriers(environment, signal)).carriers;
  return { state: { status: 'ready', carriers } };
}

async function start(root: HTMLElement): Promise<void> {
  // The page scrolls and responds between two tasks.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (APP_SETTINGS.mocks) {
    const { startMocks } = await import('#mocks/browser');
    await startMocks(`${import.meta.env.BASE_URL}mockWorker.js`);
  }
  const { pathname } = window.location;
  const base = import.meta.env.BASE_URL;
  storeLanguageOfAddress();
  const isPrerendered = root.dataset['page'] === pathname;
  // A prerendered page is hydrated in its own language. `LanguageSync` changes it to the user's.
  const language = isPrerendered ? defaultLanguage : readLanguage();
  // A screen at an address without a prerendered page may redirect to the start.
  const screenPaths = [pathname.slice(base.length - 1), ...(isPrerendered ? [] : [paths.start])];
  const loading = Promise.all(screenPaths.map(loadScreen));
  const [i18n] = await Promise.all([
    createI18n({ language, company: company.name, strict: import.meta.env.DEV }),
    // Without prerendered HTML to keep, the error page of the screen handles a failure.
    isPrerendered ? loading : loading.catch(() => undefined),
    enableStylesheet(),
  ]);
  storeChanges(i18n);
  recordPageHeight();
  const environment = createEnvironment();
  environment.shownEarly = await readShownEarly(environment);
  const app = (
    <StrictMode>
      {/* With transitions, a screen would stay usable after the user has left it. */}
      <BrowserRouter basename={base} useTransitions={false} window={createRouterWindow()}>
        <App environment={environment} i18n={i18n} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered) {
    const restoreInput = recordInput(root);
    // A transition hydrates in small tasks, between which the page scrolls.
    startTransition(() => {
      hydrateRoot(root, app, {
        onUncaughtError: fail,
        onRecoverableError(error) {
          console.warn(error);
          queueMicrotask(restoreInput);
        },
      });
    });
  } else {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    flushSync(() => {
      createRoot(root, { onUncaughtError: fail }).render(app);
    });
  }
  whenNotSavingData(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void preloadRest());
    else setTimeout(() => void preloadRest(), 2000);
  });
}

/** If the app cannot start, the page is reloaded once, since a new version may have replaced its files. */
async function handleFailure(error: unknown): Promise<void> {
  console.error(error);
  if (!(await reloadOnce())) showNotice();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
start(root).catch(handleFailure);
