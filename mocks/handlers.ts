import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import type { Carrier } from '#api/contract';
import { DEFAULT_TOKEN } from '#api/endpoint';
import * as endpoints from '#api/endpoints';
import { catalogue as sampleCatalogue } from './catalogue';
import { type Scenario, type ScenarioId, scenarios } from './scenarios';
import { billers as sampleBillers } from './billers';
import { createMockServer, type EndpointName } from './server';

/** The options of {@link createHandlers}. */
export interface HandlerOptions {
  /** @default 'ok' */
  scenario?: ScenarioId;
  /** The base URL of the requests to handle. @default any origin and any base path */
  baseUrl?: string;
  /** The accepted token. @default the sample token of the configuration */
  token?: string;
  /** The delay of the `slow` scenario, in milliseconds. @default 3000 */
  slowMs?: number;
  /** The carriers of the product list. @default the sample catalogue */
  catalogue?: Carrier[];
  /** The companies of the services list. @default the sample companies */
  billers?: Carrier[];
}

/**
 * Creates the handlers of all endpoints. The handlers of one call share a separate state: a sale lowers the
 * balance, a check finds its sale, and a call without a login responds with `Sesión inactiva!`.
 */
export function createHandlers({
  scenario = 'ok',
  baseUrl = '',
  token = DEFAULT_TOKEN,
  slowMs,
  catalogue = sampleCatalogue,
  billers = sampleBillers,
}: HandlerOptions = {}): HttpHandler[] {
  const { respond, delayMs = 0, isEmpty = false }: Scenario = scenarios[scenario];
  const base = baseUrl === '' ? '*' : baseUrl.replace(/\/+$/, '');
  const inventory = isEmpty ? { catalogue: [], billers: [] } : { catalogue, billers };
  const runCall = createMockServer({ ...inventory, token });

  return Object.entries(endpoints).map(([name, { method, path }]) => {
    const on = method === 'GET' ? http.get : http.post;
    return on(base + path, async ({ request }) => {
      if (respond) return respond();
      if (delayMs > 0) await delay(slowMs ?? delayMs);
      return HttpResponse.json(
        runCall(name as EndpointName, await request.json().catch(() => undefined)),
      );
    });
  });
}
