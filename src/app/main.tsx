import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createEnvironment } from './environment';
import { createI18n } from './i18n/i18n';
import { followLanguage, readLanguage } from './language';
import { carrierCode, paymentCode } from './screens';

/** Tells the script in index.html, which shows its notice unless the app has started. */
function tell(news: 'app-started' | 'app-failed'): void {
  window.dispatchEvent(new Event(news));
}

function fail(error: unknown): void {
  console.error(error);
  tell('app-failed');
}

function fetchScreensWhenIdle(): void {
  const fetch = () => {
    void carrierCode.start();
    void paymentCode.start();
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch);
  else setTimeout(fetch, 2000);
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
  fetchScreensWhenIdle();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
start(root).catch(fail);
