import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { createHandlers } from './handlers';
import { isScenarioId, type ScenarioId, scenarios } from './scenarios';

/** The cookie that selects another scenario for one browser. */
export const SCENARIO_COOKIE = 'MOCK-SCENARIO';

const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Creates the mocks as an HTTP server, not yet listening. A response sets the `XSRF-TOKEN` cookie if the
 * request has none. A POST request without the same value in its `X-XSRF-TOKEN` header fails with HTTP 403.
 * Pages on another port of this machine need no token, because the app sends none to another origin. Each
 * scenario has a separate state.
 */
export function createMockHttpServer(scenario: ScenarioId = 'ok'): Server {
  const ids = Object.keys(scenarios) as ScenarioId[];
  const handlers = new Map(ids.map((id) => [id, createHandlers({ scenario: id })]));

  async function respond(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '/', headers } = incoming;
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    const token = readCookie(incoming, XSRF_COOKIE);
    const isTrusted = isLocalPage(incoming) || (token !== '' && headers['x-xsrf-token'] === token);
    if (method === 'POST' && !isTrusted) {
      return new Response(null, { status: 403, statusText: 'Wrong X-XSRF-TOKEN' });
    }
    const requested = readCookie(incoming, SCENARIO_COOKIE);
    const selected = handlers.get(isScenarioId(requested) ? requested : scenario) ?? [];
    const body = method === 'POST' ? await text(incoming) : null;
    const request = new Request(new URL(url, 'http://localhost'), { method, body });
    return (await getResponse(selected, request)) ?? new Response(null, { status: 404 });
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await respond(incoming).catch(() => new Response(null, { status: 400 }));
    outgoing.statusCode = response.status;
    outgoing.statusMessage = response.statusText;
    outgoing.setHeaders(response.headers);
    setCorsHeaders(incoming, outgoing);
    if (readCookie(incoming, XSRF_COOKIE) === '') {
      outgoing.setHeader('Set-Cookie', `${XSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict`);
    }
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  return createServer((incoming, outgoing) => void serve(incoming, outgoing));
}

/** Whether the request has the origin of a page that this machine serves. */
function hasLocalOrigin({ headers: { origin = '' } }: IncomingMessage): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

/** Whether the request comes from a page on another port. The page's own proxy sends `same-origin`. */
function isLocalPage(incoming: IncomingMessage): boolean {
  const { 'sec-fetch-site': site = 'none' } = incoming.headers;
  return hasLocalOrigin(incoming) && ['same-site', 'cross-site'].includes(site);
}

/** Allows only pages that this machine serves to read the responses. */
function setCorsHeaders(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin');
  if (!hasLocalOrigin(incoming)) return;
  outgoing.setHeader('Access-Control-Allow-Origin', incoming.headers.origin ?? '');
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  outgoing.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-XSRF-TOKEN');
}

/** Returns the value of a cookie, or an empty text. */
function readCookie({ headers: { cookie = '' } }: IncomingMessage, name: string): string {
  return new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookie)?.[1] ?? '';
}

/** Listens on this machine only. Returns the port. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
