import { getResponse, http, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { company } from '#company/company';
import { createClient } from '#api/client';
import type { Carrier } from '#api/contract';
import { DEFAULT_TOKEN, productEndpoints } from '#api/productEndpoints';
import { createHandlers } from '#mocks/handlers';
import { isScenarioId } from '#mocks/scenarios';
import { failUnhandledCalls } from '#mocks/unhandled';
import type { AppEnvironment } from '#screens/data/environment';
import { createSafeStorage } from '#storage/safeStorage';
import { memoryStorage } from '#storage/testing/memoryStorage';
import { createAppStorage, type AppStorage } from '#topup/appStorage';
import { createRemembered, type RememberedTopUp } from '#topup/remembered';
import type { Transaction } from '#topup/receipt';
import { OFFLINE } from '../globals/networks';

/** The stored values of a story before it starts. */
export interface SeededSession {
  /** The stored product list. */
  products?: readonly Carrier[] | undefined;
  /** The list of an earlier visit. */
  lastProducts?: readonly Carrier[] | undefined;
  /** The choices, and the last receipt. */
  purchase?: ReturnType<AppStorage['purchase']['read']>;
  /** The last transaction. */
  transaction?: Transaction | undefined;
  /** The remembered top-ups, the newest first. */
  remembered?: readonly RememberedTopUp[] | undefined;
}

type Globals = Readonly<Record<string, unknown>>;

/** The part of the story context that {@link createStoryEnvironment} reads. */
interface StoryContext {
  globals: Globals;
  parameters: Readonly<Record<string, unknown>>;
}

/** The parameters of a story that define its environment. */
interface EnvironmentParameters {
  /** The carriers of the product list. @default the sample catalogue */
  catalogue?: (globals: Globals) => Carrier[];
  /** The companies of the services list. @default the sample companies */
  billers?: Carrier[];
  /** Whether nothing survives a reload. @default false */
  isStorageBlocked?: boolean;
  /** The names of the excluded carriers. @default none */
  exclusions?: (globals: Globals) => readonly string[];
  /** The stored values. */
  session?: (globals: Globals) => SeededSession;
}

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

/** The handlers of a story: the mocked server in the toolbar's state of the network. */
export function handlersOf({ globals, parameters }: StoryContext): RequestHandler[] {
  const network = String(globals['network']);
  if (network === OFFLINE) return [http.all('*/recargas/*', () => Response.error())];
  const { catalogue, billers } = parameters as EnvironmentParameters;
  return createHandlers({
    scenario: isScenarioId(network) ? network : 'ok',
    ...(catalogue && { catalogue: catalogue(globals) }),
    ...(billers && { billers }),
  });
}

/** Responds with the handlers of a story without the worker, since previews on one page have different handlers. */
function fetchFrom(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    const response = await getResponse(handlers, new Request(address, init));
    if (response === undefined) throw new TypeError(`${address.pathname} has no mock.`);
    return response;
  };
}

function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * Creates the environment of a story: storage in memory, and a client of the mocked server. A preview uses no worker,
 * and a slow response never arrives there.
 */
export function createStoryEnvironment(
  context: StoryContext,
  { isPreview = false } = {},
): AppEnvironment {
  const { globals, parameters } = context;
  const { exclusions, isStorageBlocked = false, session } = parameters as EnvironmentParameters;
  const { storage: web } = memoryStorage();
  const memory = createSafeStorage(() => (isStorageBlocked ? undefined : web));
  const storage = createAppStorage(memory);
  const { remembered: topUps = [], ...seeded } = session?.(globals) ?? {};
  for (const [name, value] of Object.entries(seeded)) {
    if (value !== undefined) storage[name as keyof typeof seeded].write(value as never);
  }
  const remembered = createRemembered(memory);
  for (const topUp of topUps.toReversed()) remembered.remember(topUp);
  return {
    client: createClient(productEndpoints, {
      baseUrl: '',
      token: DEFAULT_TOKEN,
      ...(isPreview && {
        fetch: globals['network'] === 'slow' ? waitForever : fetchFrom(handlersOf(context)),
        timeoutMs: Infinity,
      }),
    }),
    storage,
    remembered,
    exclusions: exclusions?.(globals) ?? [],
    // Stories request nothing from other origins. An empty map shows its drawing.
    company: { ...company, map: { ...company.map, embed: 'about:blank' } },
  };
}

/** The environment of a story, for `play`. */
export function environmentOf({ loaded }: { loaded: Record<string, unknown> }): AppEnvironment {
  return loaded['environment'] as AppEnvironment;
}
