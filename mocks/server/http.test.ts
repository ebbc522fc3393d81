import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
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
function post(headers: Record<string, string>): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${endpoints.getProducts.path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`);
  return new Promise((resolve) => {
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
}

// The contract run tests the XSRF cookie and its rule, and the end-to-end tests the scenarios.
it.each([
  ['with an empty token', 403, 'XSRF-TOKEN=', ''],
  ['with the token among other cookies', 200, 'x=1; XSRF-TOKEN=a=; y', 'a='],
  ['in an unknown scenario', 200, `XSRF-TOKEN=a; ${SCENARIO_COOKIE}=__proto__`, 'a'],
])('responds to a POST %s with HTTP %d', async (_, status, cookie, token) => {
  const reply = await post({ Cookie: cookie, 'X-XSRF-TOKEN': token });
  expect(reply).toContain(` ${status} `);
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
  expect(await post(headers)).toContain(` ${status} `);
});
