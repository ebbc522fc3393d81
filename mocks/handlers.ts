import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { DEFAULT_TOKEN } from '#api/config';
import type { Carrier } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import { catalogue as sampleCatalogue } from './catalogue';
import { createMockApi } from './api';
import { type ScenarioId, type ScenarioReply, scenarios } from './scenarios';
import { billers as sampleBillers } from './billers';

/** What the mocks shall be like. */
export interface HandlerOptions {
  /** @default 'ok' */
  scenario?: ScenarioId;
  /** Base address to answer on. @default every origin, at any depth */
  baseUrl?: string;
  /** The token to accept. @default the sample token of the configuration */
  token?: string;
  /** Delay of the `slow` scenario instead of its own 3 seconds, in milliseconds. */
  slowMs?: number;
  /** What to sell instead of the sample catalogue: long lists or hostile texts, for instance. */
  catalogue?: Carrier[];
  /** Whose bills to take instead of the sample companies'. */
  billers?: Carrier[];
}

/**
 * Creates the handlers of all endpoints. Each creation has a state of its own: a sale lowers
 * the balance, a check finds its sale, and a call without a login answers `Sesión inactiva!`.
 */
export function createHandlers({
  scenario = 'ok',
  baseUrl = '',
  token = DEFAULT_TOKEN,
  slowMs,
  catalogue = sampleCatalogue,
  billers = sampleBillers,
}: HandlerOptions = {}): HttpHandler[] {
  const reply: ScenarioReply = scenarios[scenario].reply;
  const base = baseUrl === '' ? '*' : baseUrl.replace(/\/+$/, '');
  const stock = reply.kind === 'empty' ? { catalogue: [], billers: [] } : { catalogue, billers };
  const api = createMockApi({ ...stock, token });

  async function respond(name: EndpointName, request: Request): Promise<Response> {
    if (reply.kind === 'status') {
      return new HttpResponse(null, { status: reply.status, headers: { ...reply.headers } });
    }
    if (reply.kind === 'page') {
      return HttpResponse.html(reply.html);
    }
    if (reply.kind === 'body') {
      return HttpResponse.json(reply.body);
    }
    if (reply.kind === 'answer' && reply.delayMs > 0) {
      await delay(slowMs ?? reply.delayMs);
    }
    return HttpResponse.json(api[name](await readBody(request)));
  }

  return names.map((name) => {
    const { method, path } = endpoints[name];
    const on = method === 'GET' ? http.get : http.post;
    return on(base + path, ({ request }) => respond(name, request));
  });
}

const names = Object.keys(endpoints) as EndpointName[];

/** The JSON of a request; `undefined` for a request without a body, or with one that is no JSON. */
async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
