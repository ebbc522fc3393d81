import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recordChosenLanguage } from '#i18n/chosenLanguage';
import { createI18n } from '#i18n/i18n';
import { defaultLanguage } from '#i18n/languages';
import { followLanguage, readLanguage } from '#i18n/storedLanguage';
import { App } from './App';
import { createServices } from './services';
import { ChunkLoadError } from './lazyWithRetry';
import { reloadOnce } from './reload';
import { codeAt, purchaseCode } from './screens';
import { registerWorker } from './worker';

/** Notifies the script in index.html, which shows its notices unless the app has started. */
function emit(event: 'app-started' | 'app-failed' | 'chunk-failed'): void {
  window.dispatchEvent(new Event(event));
}

function fail(error: unknown): void {
  console.error(error);
  emit('app-failed');
}

async function preloadRest(): Promise<void> {
  await Promise.allSettled(purchaseCode.map((code) => code.preload()));
  // The demo has its mocks' worker; and the files that the worker keeps wait for those of the next screen.
  const { PROD, VITE_MOCKS, VITE_OFFLINE } = import.meta.env;
  if (PROD && VITE_MOCKS !== 'true' && VITE_OFFLINE !== 'false') registerWorker();
}

function preloadRestWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void preloadRest());
  else setTimeout(() => void preloadRest(), 2000);
}

/**
 * Enables the app's stylesheet once it is loaded, in place of the rules within a prerendered page. Where
 * it fails, the script in index.html shows its notice.
 */
async function enableStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (link === null) return;
  if (link.sheet === null) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
    });
  }
  if (link.sheet?.cssRules.length === 0) throw new Error('The stylesheet is empty.');
  link.media = 'all';
  for (const rules of document.querySelectorAll('[data-first-styles]')) rules.remove();
}

/** Lets the page scroll and respond between two tasks. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function start(root: HTMLElement): Promise<void> {
  await pause();
  if (import.meta.env.VITE_MOCKS === 'true') {
    const { startMocks } = await import('#mocks/browser');
    await startMocks({ serviceWorkerUrl: `${import.meta.env.BASE_URL}mockWorker.js` });
  }
  const { pathname } = window.location;
  const language = readLanguage();
  const isPrerendered = root.dataset['page'] === pathname && language === defaultLanguage;
  const code = codeAt(pathname.slice(import.meta.env.BASE_URL.length - 1));
  const loading = code.map(({ load }) => load());
  const allLoaded = Promise.all(loading);
  // Handled below, once the page is hydrated.
  allLoaded.catch(() => undefined);
  const [i18n] = await Promise.all([
    createI18n({ language, strict: import.meta.env.DEV }),
    // A prerendered page is hydrated before the code of its nested routes is loaded.
    isPrerendered ? loading[0] : Promise.allSettled(loading),
    enableStylesheet(),
  ]);
  followLanguage(i18n);
  const isHydrated = isPrerendered && i18n.resolvedLanguage === defaultLanguage;
  const app = (
    <StrictMode>
      <App
        environment={createServices()}
        i18n={i18n}
        language={language}
        takeChosen={isHydrated ? recordChosenLanguage(root) : undefined}
      />
    </StrictMode>
  );
  if (isHydrated) {
    // A transition is rendered in small tasks, between which the page scrolls; a click hurries it.
    startTransition(() => {
      hydrateRoot(root, app, { onUncaughtError: fail });
    });
  } else {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    flushSync(() => {
      createRoot(root, { onUncaughtError: fail }).render(app);
    });
  }
  emit('app-started');
  preloadRestWhenIdle();
  if (isHydrated) await allLoaded;
}

/** Where code of a prerendered page is missing, its HTML stays, and a notice offers to try again. */
async function handleFailure(error: unknown): Promise<void> {
  if (!(error instanceof ChunkLoadError)) fail(error);
  else if (!(await reloadOnce())) emit('chunk-failed');
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
start(root).catch(handleFailure);
