import type { RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { catalogue as sampleCatalogue } from '#mocks/catalogue';
import { createHandlers } from '#mocks/handlers';
import { isScenarioId } from '#mocks/scenarios';
import { failUnhandledCalls } from '#mocks/unhandled';

/** Starts the mock service worker: an API request without a handler is an error. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockWorker.js', document.baseURI).pathname },
    onUnhandledRequest: failUnhandledCalls,
  });
  return worker;
}

/** Applies the scenario of the toolbar and the catalogue of the story to the mocked network. */
export function applyScenario(
  network: { use: (...handlers: RequestHandler[]) => void },
  value: unknown,
  catalogue = sampleCatalogue,
): void {
  const name = String(value);
  const scenario = isScenarioId(name) ? name : 'ok';
  network.use(...createHandlers({ scenario, catalogue }));
}
