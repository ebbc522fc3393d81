import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { failUnhandledCalls } from './unhandled';

/**
 * Starts the mocks in the browser, with the service worker at a URL. Resolves when they respond. Requests to
 * the top-up server without a mock fail. All other requests reach the network.
 */
export async function startMocks(serviceWorkerUrl: string): Promise<void> {
  await setupWorker(...createHandlers()).start({
    quiet: true,
    serviceWorker: { url: serviceWorkerUrl },
    onUnhandledRequest: failUnhandledCalls,
  });
}
