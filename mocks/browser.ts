import { setupWorker, type SetupWorker } from 'msw/browser';
import { createHandlers, type HandlerOptions } from './handlers';
import { failUnhandledCalls } from './unhandled';

/** How the demo starts its mocks. */
export interface StartMocksOptions extends HandlerOptions {
  /** Address of the mocks' service worker, for instance `/mockWorker.js`. */
  serviceWorkerUrl: string;
}

/**
 * Starts the mocks in the browser; resolves once they answer. Calls to `/recargas/` and
 * `/servicios/` without a mock fail, everything else passes.
 */
export async function startMocks({
  serviceWorkerUrl,
  ...options
}: StartMocksOptions): Promise<SetupWorker> {
  const worker = setupWorker(...createHandlers(options));

  await worker.start({
    quiet: true,
    serviceWorker: { url: serviceWorkerUrl },
    onUnhandledRequest: failUnhandledCalls,
  });
  return worker;
}
