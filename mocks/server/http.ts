import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { createHandlers } from '../handlers';
import { isScenarioId, type ScenarioId, scenarios } from '../scenarios';
import { answerPreflight, corsHeaders, isLocalOrigin } from './cors';
import { readCookies, readRequest } from './request';

/** The cookie by which a single visit asks for another scenario than the server's. */
export const SCENARIO_COOKIE = 'MOCK-SCENARIO';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/** What bounds a call besides its body: bytes of headers, and milliseconds until it is read. */
const bounds = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 };

/**
 * Creates the mocks as a real HTTP server, not yet listening. Who comes without an `XSRF-TOKEN`
 * cookie gets one with any answer, that of `GET /recargas/util/alive` for instance, and a POST is
 * answered with HTTP 403 unless its `X-XSRF-TOKEN` header holds the same value. Pages on another
 * port of this machine need none, since the app sends none to another origin. Each scenario has a
 * state of its own.
 */
export function createMockHttpServer(scenario: ScenarioId = 'ok'): Server {
  const ids = Object.keys(scenarios) as ScenarioId[];
  const handlers = new Map<string, HttpHandler[]>(
    ids.map((id) => [id, createHandlers({ scenario: id })]),
  );

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return answerPreflight(incoming.headers);
    const request = await readRequest(incoming);
    if (request instanceof Response) return request;
    if (request.method === 'POST' && !isTrusted(incoming)) {
      return new Response(null, { status: 403, statusText: 'Wrong X-XSRF-TOKEN' });
    }
    const asked = readCookies(incoming).get(SCENARIO_COOKIE) ?? '';
    const chosen = handlers.get(isScenarioId(asked) ? asked : scenario) ?? [];
    return (await getResponse(chosen, request)) ?? new Response(null, { status: 404 });
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await answer(incoming).catch(() => new Response(null, { status: 500 }));
    outgoing.statusCode = response.status;
    outgoing.statusMessage = response.statusText;
    outgoing.setHeaders(response.headers);
    outgoing.setHeaders(new Headers(corsHeaders(incoming.headers)));
    if (!readCookies(incoming).has(XSRF_COOKIE)) {
      outgoing.setHeader('Set-Cookie', `${XSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict`);
    }
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  return createServer(bounds, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
}

function isTrusted(incoming: IncomingMessage): boolean {
  const token = readCookies(incoming).get(XSRF_COOKIE);
  return isLocalOrigin(incoming.headers) || (!!token && incoming.headers[XSRF_HEADER] === token);
}

/**
 * Listens on this machine alone, by IPv4 and, where the machine has it, by IPv6: `localhost` may be
 * either. A server has one address, so another takes the calls of the second and hands them over.
 * @returns the port
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const taken = (server.address() as AddressInfo).port;
  const second = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  server.once('close', () => second.close());
  try {
    await once(second.listen(taken, '::1'), 'listening');
  } catch {
    // A machine without IPv6: there, `localhost` is the first address alone.
  }
  return taken;
}
