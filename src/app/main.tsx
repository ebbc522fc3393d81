import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createI18n } from './i18n/i18n';
import { followLanguage, readLanguage } from './language';
import { importCarrierScreen, importPaymentScreen } from './screenImports';
import { createEnvironment } from './environment';

function fetchScreensWhenIdle(): void {
  const fetch = () => {
    // A failure here is met again, and shown, when the screen itself is opened.
    void Promise.allSettled([importCarrierScreen(), importPaymentScreen()]);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch);
  else setTimeout(fetch, 2000);
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.VITE_MOCKS === 'true') {
    const { startMocks } = await import('#mocks/browser');
    await startMocks({ serviceWorkerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
  }
  const i18n = await createI18n({ language: readLanguage(), strict: import.meta.env.DEV });
  followLanguage(i18n);
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} environment={createEnvironment(import.meta.env)} />
    </StrictMode>,
  );
  fetchScreensWhenIdle();
}

function showBootError(error: unknown): void {
  console.error(error);
  document.getElementById('boot-error')?.removeAttribute('hidden');
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
start(root).catch(showBootError);
