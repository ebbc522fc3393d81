import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { createHandlers } from '../handlers';
import { isScenarioId, type ScenarioId, scenarios } from '../scenarios';
import { respondToPreflight, corsHeaders, isLocalOrigin } from './cors';
import { readCookies, readRequest } from './request';

/** The cookie that selects another scenario for one browser. */
export const SCENARIO_COOKIE = 'MOCK-SCENARIO';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/** The limits of a request besides its body: bytes of headers, and milliseconds until it is complete. */
const limits = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 };

/**
 * Creates the mocks as an HTTP server, not yet listening. A response sets the `XSRF-TOKEN` cookie if the
 * request has none. A POST request without the same value in its `X-XSRF-TOKEN` header fails with HTTP 403.
 * Pages on another port of this machine need no token, because the app sends none to another origin. Each
 * scenario has a separate state.
 */
export function createMockHttpServer(scenario: ScenarioId = 'ok'): Server {
  const ids = Object.keys(scenarios) as ScenarioId[];
  const handlers = new Map<string, HttpHandler[]>(
    ids.map((id) => [id, createHandlers({ scenario: id })]),
  );

  async function respond(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return respondToPreflight(incoming.headers);
    const request = await readRequest(incoming);
    if (request instanceof Response) return request;
    if (request.method === 'POST' && !isTrusted(incoming)) {
      return new Response(null, { status: 403, statusText: 'Wrong X-XSRF-TOKEN' });
    }
    const requested = readCookies(incoming).get(SCENARIO_COOKIE) ?? '';
    const selected = handlers.get(isScenarioId(requested) ? requested : scenario) ?? [];
    return (await getResponse(selected, request)) ?? new Response(null, { status: 404 });
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await respond(incoming).catch(() => new Response(null, { status: 500 }));
    outgoing.statusCode = response.status;
    outgoing.statusMessage = response.statusText;
    outgoing.setHeaders(response.headers);
    outgoing.setHeaders(new Headers(corsHeaders(incoming.headers)));
    if (!readCookies(incoming).has(XSRF_COOKIE)) {
      outgoing.setHeader('Set-Cookie', `${XSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict`);
    }
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  return createServer(limits, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
}

function isTrusted(incoming: IncomingMessage): boolean {
  const token = readCookies(incoming).get(XSRF_COOKIE);
  return isLocalOrigin(incoming.headers) || (!!token && incoming.headers[XSRF_HEADER] === token);
}

/**
 * Listens on the loopback addresses of IPv4 and, if available, IPv6, because `localhost` may be either. A
 * server has one address, so a second server forwards the connections of the other.
 * @returns the port
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const boundPort = (server.address() as AddressInfo).port;
  const second = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  server.once('close', () => second.close());
  try {
    await once(second.listen(boundPort, '::1'), 'listening');
  } catch {
    // The machine has no IPv6.
  }
  return boundPort;
}
