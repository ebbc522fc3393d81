import { setupWorker, type SetupWorker } from 'msw/browser';
import { createHandlers, type HandlerOptions } from './handlers';
import { failUnhandledCalls } from './unhandled';

/** The options of {@link startMocks}. */
export interface StartMocksOptions extends HandlerOptions {
  /** The URL of the mocks' service worker, for example `/mockWorker.js`. */
  serviceWorkerUrl: string;
}

/**
 * Starts the mocks in the browser. Resolves when they respond. Requests to `/recargas/` and `/servicios/`
 * without a mock fail. All other requests reach the network.
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
