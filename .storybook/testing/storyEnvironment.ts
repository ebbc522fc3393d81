import { getResponse, http, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createEnvironment } from '#app/createEnvironment';
import type { Carrier } from '#api/contract';
import { DEFAULT_TOKEN } from '#api/endpoint';
import { apiPaths } from '#api/paths';
import { createHandlers } from '#mocks/handlers';
import { isScenarioId } from '#mocks/scenarios';
import { failUnhandledCalls } from '#mocks/unhandled';
import type { AppEnvironment, Settings } from '#screens/data/environment';
import { createSafeStorage } from '#storage/safeStorage';
import { memoryStorage } from '#storage/testing/memoryStorage';
import type { AppStorage } from '#topup/appStorage';
import type { RememberedTopUp } from '#topup/remembered';
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
  /** The settings that differ from those of all stories. */
  settings?: (globals: Globals) => Partial<Settings>;
  /** The stored values. */
  session?: (globals: Globals) => SeededSession;
}

/** The settings of all stories. */
const defaultSettings: Settings = {
  apiBaseUrl: '',
  apiToken: DEFAULT_TOKEN,
  excludedCarriers: [],
  mocks: true,
  offline: false,
  remember: true,
};

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
  if (network === OFFLINE) {
    return apiPaths.map((path) => http.all(`*${path}`, () => Response.error()));
  }
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
 * Creates the environment of a story, with storage in memory. A preview uses no worker, and a slow response never arrives
 * there.
 */
export function createStoryEnvironment(
  context: StoryContext,
  { isPreview = false } = {},
): AppEnvironment {
  const { globals, parameters } = context;
  const { settings, isStorageBlocked = false, session } = parameters as EnvironmentParameters;
  const { storage: web } = memoryStorage();
  const memory = createSafeStorage(() => (isStorageBlocked ? undefined : web));
  const environment = createEnvironment(
    { ...defaultSettings, ...settings?.(globals) },
    memory,
    memory,
  );
  const { remembered: topUps = [], ...seeded } = session?.(globals) ?? {};
  for (const [name, value] of Object.entries(seeded)) {
    if (value !== undefined) environment.storage[name as keyof typeof seeded].write(value as never);
  }
  for (const topUp of topUps.toReversed()) environment.remembered?.remember(topUp);
  return {
    ...environment,
    ...(isPreview && {
      fetch: globals['network'] === 'slow' ? waitForever : fetchFrom(handlersOf(context)),
      timeoutMs: Infinity,
    }),
  };
}

/** The environment of a story, for `play`. */
export function environmentOf({ loaded }: { loaded: Record<string, unknown> }): AppEnvironment {
  return loaded['environment'] as AppEnvironment;
}
