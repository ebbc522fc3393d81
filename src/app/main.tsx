import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createEnvironment } from './environment';
import { createI18n } from './i18n/i18n';
import { followLanguage, readLanguage } from './language';
import { carrierCode, paymentCode } from './screens';
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
  await Promise.all([carrierCode.start(), paymentCode.start()]);
  // The demo's mocks have a worker of their own; and what the worker keeps waits for what comes next.
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS !== 'true') await registerWorker();
}

function fetchRestWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void fetchRest());
  else setTimeout(() => void fetchRest(), 2000);
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.VITE_MOCKS === 'true') {
    const { startMocks } = await import('#mocks/browser');
    await startMocks({ serviceWorkerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
  }
  const language = readLanguage();
  const i18n = await createI18n({ language, strict: import.meta.env.DEV });
  followLanguage(i18n);
  createRoot(root, { onUncaughtError: fail }).render(
    <StrictMode>
      <App environment={createEnvironment()} i18n={i18n} language={language} />
    </StrictMode>,
  );
  tell('app-started');
  fetchRestWhenIdle();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
start(root).catch(fail);
