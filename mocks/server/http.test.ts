import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { catalogue } from '../catalogue';
import { createMockHttpServer, listenOnLoopback, SCENARIO_COOKIE } from './http';

const server = createMockHttpServer();
let address = '';

beforeAll(async () => {
  address = `http://127.0.0.1:${String(await listenOnLoopback(server))}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends headers that `fetch` does not send, and returns the start of the response. */
function send(method: string, headers: Record<string, string>): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `${method} ${endpoints.getProducts.path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`,
  );
  return new Promise((resolve) => {
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
}

it('sets an XSRF cookie that scripts can read, unless the request has one', async () => {
  const alive = address + endpoints.alive.path;
  const cookie = (await fetch(alive)).headers.get('set-cookie');

  expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Path=\/; SameSite=Strict$/);
  const second = await fetch(alive, { headers: { Cookie: 'XSRF-TOKEN=a' } });
  expect(second.headers.get('set-cookie')).toBeNull();
});

it.each([
  ['without cookie and header', 403, {}],
  ['with another header', 403, { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'b' }],
  ['with an empty token', 403, { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
  ['with both alike', 200, { Cookie: 'x=1; XSRF-TOKEN=a=; y', 'X-XSRF-TOKEN': 'a=' }],
])('responds to a POST %s with HTTP %d', async (_, status, headers) => {
  expect(await send('POST', headers as Record<string, string>)).toContain(` ${status} `);
});

it.each([
  ['failure', 503, {}],
  ['empty', 200, { code: 0, result: [] }],
  ['__proto__', 200, { code: 0, result: { length: catalogue.length } }],
])('uses the scenario of a cookie: %s', async (scenario, status, expected) => {
  const headers = {
    Cookie: `XSRF-TOKEN=a; ${SCENARIO_COOKIE}=${scenario}`,
    'X-XSRF-TOKEN': 'a',
  };
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  const response = await fetch(address + endpoints.getProducts.path, {
    method: 'POST',
    headers,
    body,
  });

  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toMatchObject(expected);
});

it('responds with HTTP 404 outside the contract', async () => {
  expect(await fetch(`${address}/recargas/otro`)).toHaveProperty('status', 404);
});

const page = 'http://localhost:5173';

it.each([
  ['this machine', page, page],
  ['another host', 'https://evil.example', null],
  ['a host with a similar name', 'http://localhost.evil.example', null],
  ['a sandboxed frame', 'null', null],
])('allows a page of %s to read responses: %s', async (_, origin, allowed) => {
  const { headers } = await fetch(address + endpoints.getProducts.path, {
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
  expect(await send('POST', headers)).toContain(` ${status} `);
});
