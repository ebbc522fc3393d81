import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultLanguage, toLanguage, type Language } from '#languages';
import { App } from './App';
import { createEnvironment } from './environment';
import { addTexts, createI18n } from './i18n/i18n';
import { followLanguage, readLanguage } from './language';
import { reloadOnce } from './reloadOnce';
import { bringTextsBy, carrierCode, needsOf, paymentCode, productsCode } from './screens';
import { registerWorker } from './worker';

/** Tells the script in index.html, which shows its notice unless the app has started. */
function tell(news: 'app-started' | 'app-failed'): void {
  window.dispatchEvent(new Event(news));
}

function fail(error: unknown): void {
  console.error(error);
  tell('app-failed');
}

async function fetchRest(): Promise<void> {
  // What has just failed is for the person to ask for again.
  const rest = [productsCode, carrierCode, paymentCode];
  const missing = rest.filter((code) => code.read().status === 'loading');
  await Promise.all(missing.map((code) => code.start()));
  // The demo's mocks have a worker of their own; and what the worker keeps waits for what comes next.
  const { PROD, VITE_MOCKS, VITE_OFFLINE } = import.meta.env;
  if (PROD && VITE_MOCKS !== 'true' && VITE_OFFLINE !== 'false') registerWorker();
}

function fetchRestWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void fetchRest());
  else setTimeout(() => void fetchRest(), 2000);
}

/** The address that the delivered page was made for; undefined where it is the empty shell. */
function prerenderedPath({ dataset: { page } }: HTMLElement): string | undefined {
  return page === window.location.pathname ? page : undefined;
}

/**
 * Keeps what is chosen in the page's language menu until the app takes it, for the app itself: React
 * would put the menu back between the two events that tell of a choice.
 */
function keepChosenLanguage(root: HTMLElement): () => Language | undefined {
  const menus = Array.from(root.querySelectorAll('select'));
  const changed = menus.find(({ value }) => toLanguage(value) !== defaultLanguage);
  let chosen = changed && toLanguage(changed.value);

  function keep(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    chosen = toLanguage(event.target.value);
    event.stopPropagation();
  }

  window.addEventListener('input', keep, true);
  window.addEventListener('change', keep, true);
  return () => {
    window.removeEventListener('input', keep, true);
    window.removeEventListener('change', keep, true);
    const taken = chosen;
    chosen = undefined;
    return taken;
  };
}

/**
 * Lets the app's sheet in once it is here; it takes the place of the rules that a page came with. Where it
 * is lost, the script in index.html says so.
 */
async function letStylesIn(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (link === null) return;
  if (link.sheet === null) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
    });
  }
  if (link.sheet?.cssRules.length === 0) throw new Error('The sheet came empty.');
  link.media = 'all';
  for (const rules of document.querySelectorAll('[data-first-styles]')) rules.remove();
}

/** Lets the page scroll and answer between two pieces of work. */
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
  const language = readLanguage();
  const page = prerenderedPath(root);
  const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  const { code, later, part } = needsOf(path);
  const isDelivered = page !== undefined && language === defaultLanguage;
  const rest = later?.start();
  const [i18n] = await Promise.all([
    createI18n({ language, strict: import.meta.env.DEV, parts: part ? [part] : [] }),
    code.start(),
    isDelivered ? undefined : rest,
    letStylesIn(),
  ]);
  bringTextsBy((added) => addTexts(i18n, added));
  // What stands there is kept until there is something better to show.
  if (code.read().status === 'failed' && (await reloadOnce())) return;
  followLanguage(i18n);
  const isSame =
    page !== undefined &&
    code.read().status === 'ready' &&
    i18n.resolvedLanguage === defaultLanguage;
  const app = (
    <StrictMode>
      <App
        environment={createEnvironment()}
        i18n={i18n}
        language={language}
        takeChosen={isSame ? keepChosenLanguage(root) : undefined}
      />
    </StrictMode>
  );
  if (isSame) {
    // A transition is done in small pieces, between which the page scrolls; a tap hurries it.
    startTransition(() => {
      hydrateRoot(root, app, { onUncaughtError: fail });
    });
  } else {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    flushSync(() => {
      createRoot(root, { onUncaughtError: fail }).render(app);
    });
  }
  tell('app-started');
  fetchRestWhenIdle();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
start(root).catch(fail);
