import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { alive, getProducts } from '#api/endpoints';
import { createMockHttpServer, listenOnLoopback, SCENARIO_COOKIE } from './httpServer';

const server = createMockHttpServer();
let address = '';

beforeAll(async () => {
  address = `http://127.0.0.1:${String(await listenOnLoopback(server))}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
});

/** Sends headers that `fetch` does not send, and returns the status of the response. */
async function post(headers: OutgoingHttpHeaders) {
  const options = { method: 'POST', headers };
  const call = request(address + getProducts.path, options).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

it.each([
  ['without a token', 403, '', ''],
  ['with an empty token', 403, 'XSRF-TOKEN=', ''],
  ['with another token', 403, 'XSRF-TOKEN=a', 'b'],
  ['with the token among other cookies', 200, 'x=1; XSRF-TOKEN=a=; y', 'a='],
  ['in an unknown scenario', 200, `XSRF-TOKEN=a; ${SCENARIO_COOKIE}=__proto__`, 'a'],
])('responds to a POST %s with HTTP %d', async (_, status, cookie, token) => {
  expect(await post({ Cookie: cookie, 'X-XSRF-TOKEN': token })).toBe(status);
});

it('sets the XSRF cookie, which scripts can read', async () => {
  const { headers } = await fetch(address + alive.path);

  expect(headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[^;]{16,}; Path=\/; SameSite=Strict$/);
});

const page = 'http://localhost:5173';

it.each([
  ['this machine', page, page],
  ['another host', 'https://evil.example', null],
  ['a host with a similar name', 'http://localhost.evil.example', null],
  ['a sandboxed frame', 'null', null],
])('allows a page of %s to read responses: %s', async (_, origin, allowed) => {
  const { headers } = await fetch(address + getProducts.path, {
    method: 'OPTIONS',
    headers: { Origin: origin },
  });

  expect(headers.get('access-control-allow-origin')).toBe(allowed);
});

it.each([
  ['on another port of this machine', { Origin: page, 'Sec-Fetch-Site': 'same-site' }, 200],
  ['behind a proxy', { Origin: page, 'Sec-Fetch-Site': 'same-origin' }, 403],
  ['elsewhere', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
])('responds to a page %s without a token', async (_, headers, status) => {
  expect(await post(headers)).toBe(status);
});
