import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';
import { createHandlers } from '../handlers';
import { isScenarioId, type ScenarioId, scenarios } from '../scenarios';

/** The cookie by which a single visit asks for another scenario than the server's. */
export const SCENARIO_COOKIE = 'MOCK-SCENARIO';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/**
 * Creates the mocks as a real HTTP server, not yet listening. Who comes without an `XSRF-TOKEN`
 * cookie gets one, and a POST is answered with HTTP 403 unless its `X-XSRF-TOKEN` header holds the
 * same value. Each scenario has a state of its own.
 */
export function createMockHttpServer(scenario: ScenarioId = 'ok'): Server {
  const ids = Object.keys(scenarios) as ScenarioId[];
  const handlers = new Map<string, HttpHandler[]>(
    ids.map((id) => [id, createHandlers({ scenario: id })]),
  );

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const request = await toRequest(incoming);
    const cookies = readCookies(incoming);
    const token = cookies.get(XSRF_COOKIE);
    if (request.method === 'POST' && (!token || request.headers.get(XSRF_HEADER) !== token)) {
      return new Response(null, { status: 403, statusText: 'Wrong X-XSRF-TOKEN' });
    }
    const asked = cookies.get(SCENARIO_COOKIE) ?? '';
    const chosen = handlers.get(isScenarioId(asked) ? asked : scenario) ?? [];
    return (await getResponse(chosen, request)) ?? new Response(null, { status: 404 });
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await answer(incoming).catch(() => new Response(null, { status: 500 }));
    outgoing.statusCode = response.status;
    outgoing.statusMessage = response.statusText;
    outgoing.setHeaders(response.headers);
    if (!readCookies(incoming).has(XSRF_COOKIE)) {
      outgoing.setHeader('Set-Cookie', `${XSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict`);
    }
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  return createServer((incoming, outgoing) => {
    void serve(incoming, outgoing);
  });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const address = new URL(url, 'http://localhost');
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return method === 'GET' || method === 'HEAD'
    ? new Request(address, { method, headers: pairs })
    : new Request(address, { method, headers: pairs, body: await buffer(incoming) });
}

function readCookies({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return new Map(pairs);
}
