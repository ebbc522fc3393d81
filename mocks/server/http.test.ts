import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { catalogue } from '../catalogue';
import { createMockHttpServer, listenOnLoopback, SCENARIO_COOKIE } from './http';
import { MAX_BODY } from './request';

const server = createMockHttpServer();
let port = 0;
let address = '';

beforeAll(async () => {
  port = await listenOnLoopback(server);
  address = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('the mock HTTP server', () => {
  it('sets an XSRF cookie that scripts can read, unless the request has one', async () => {
    const alive = address + endpoints.alive.path;
    const cookie = (await fetch(alive)).headers.get('set-cookie');

    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Path=\/; SameSite=Strict$/);
    const second = await fetch(alive, { headers: { Cookie: 'XSRF-TOKEN=a' } });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['without cookie and header', 403, {}],
    ['with the cookie alone', 403, { Cookie: 'XSRF-TOKEN=a' }],
    ['with the header alone', 403, { 'X-XSRF-TOKEN': 'a' }],
    ['with another header', 403, { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'b' }],
    ['with an empty token', 403, { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
    ['with both alike', 200, { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' }],
    ['among other cookies', 200, { Cookie: 'x=1; XSRF-TOKEN=a=; y', 'X-XSRF-TOKEN': 'a=' }],
  ])('responds to a POST %s with HTTP %d', async (_, status, headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status);
  });

  it('selects the scenario of the request’s cookie', async () => {
    const request = (scenario: string) =>
      post({
        Cookie: `XSRF-TOKEN=a; ${SCENARIO_COOKIE}=${scenario}`,
        'X-XSRF-TOKEN': 'a',
      });

    expect(await request('failure')).toHaveProperty('status', 503);
    expect(await (await request('empty')).json()).toMatchObject({ code: 0, result: [] });
    expect(await (await request('__proto__')).json()).toMatchObject({
      code: 0,
      result: { length: catalogue.length },
    });
  });

  it('responds with HTTP 404 outside the contract', async () => {
    expect(await fetch(`${address}/recargas/otro`)).toHaveProperty('status', 404);
  });
});

const page = 'http://localhost:5173';

describe('the address of the mock HTTP server', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost'])('may be %s', async (host) => {
    const { status } = await fetch(`http://${host}:${port}${endpoints.alive.path}`);
    expect(status).toBe(200);
  });

  it('is a loopback address only', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});

describe('a page of another origin', () => {
  it.each([
    ['localhost', page, 204, page],
    ['127.0.0.1, by HTTPS', 'https://127.0.0.1:3000', 204, 'https://127.0.0.1:3000'],
    ['::1', 'http://[::1]:5173', 204, 'http://[::1]:5173'],
    ['another host', 'https://evil.example', 403, null],
    ['a host with a similar name', 'http://localhost.evil.example', 403, null],
    ['a sandboxed frame', 'null', 403, null],
  ])('on %s gets a response to its preflight', async (_, origin, status, allowed) => {
    const { path } = endpoints.getProducts;
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(address + path, { method: 'OPTIONS', headers });

    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each([
    ['on this machine', { Origin: page, 'Sec-Fetch-Site': 'same-site' }, 200],
    ['behind a proxy', { Origin: page, 'Sec-Fetch-Site': 'same-origin' }, 403],
    ['elsewhere', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s needs a token only if it can have one', async (_, headers, status) => {
    expect(await exchange(POST, headers)).toContain(` ${status} `);
  });
});

describe('an invalid request to the mock HTTP server', () => {
  const trusted = { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' };

  it.each([
    ['a body at the limit', 200, 'x'.repeat(MAX_BODY)],
    ['a body over it', 413, 'x'.repeat(MAX_BODY + 1)],
    ['a body far over it', 413, 'x'.repeat(5_000_000)],
    ['a body that is not JSON', 200, '{"token":'],
  ])('responds to %s with HTTP %d', async (_, status, body) => {
    expect(await post(trusted, body)).toHaveProperty('status', status);
  });

  it.each([
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
    ['text that is not HTTP', 'hola\r\n\r\n', 400],
    ['an invalid address', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another method', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a broken escape', 'GET /recargas/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ])('responds to %s', async (_, bytes, status) => {
    expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    ['within its body', 'Content-Length: 99\r\n\r\n{'],
    [
      'before a late response',
      `Cookie: ${SCENARIO_COOKIE}=slow\r\nSec-Fetch-Site: same-site\r\n\r\n`,
    ],
  ])('survives a request that is aborted %s', async (_, rest) => {
    const call = `POST ${endpoints.getProducts.path} HTTP/1.1\r\nHost: a\r\nOrigin: ${page}\r\n`;
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(call + rest, () => resolve()));
    socket.resetAndDestroy();

    // An unhandled rejection of the aborted request fails the run, too.
    expect(await fetch(address + endpoints.alive.path)).toHaveProperty('status', 200);
  });
});

const POST = `POST ${endpoints.getProducts.path} HTTP/1.1`;

/** Sends headers that `fetch` sets automatically. */
function exchange(start: string, headers: Record<string, string>): Promise<string> {
  const lines = Object.entries({ Host: 'a', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return send([start, ...lines, '', ''].join('\r\n'));
}

/** Sends bytes unchanged and returns the start of the response. */
function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.write(bytes);
  });
}

function post(
  headers: Record<string, string>,
  body = JSON.stringify({ token: 'demo', objectInput: {} }),
): Promise<Response> {
  return fetch(address + endpoints.getProducts.path, { method: 'POST', headers, body });
}
