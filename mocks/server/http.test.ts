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
  it('gives a newcomer an XSRF token that scripts can read, and keeps the one there is', async () => {
    const alive = address + endpoints.alive.path;
    const given = (await fetch(alive)).headers.get('set-cookie');

    expect(given).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Path=\/; SameSite=Strict$/);
    const known = await fetch(alive, { headers: { Cookie: 'XSRF-TOKEN=a' } });
    expect(known.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['without cookie and header', 403, {}],
    ['with the cookie alone', 403, { Cookie: 'XSRF-TOKEN=a' }],
    ['with the header alone', 403, { 'X-XSRF-TOKEN': 'a' }],
    ['with another header', 403, { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'b' }],
    ['with an empty token', 403, { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
    ['with both alike', 200, { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' }],
    ['among other cookies', 200, { Cookie: 'x=1; XSRF-TOKEN=a=; y', 'X-XSRF-TOKEN': 'a=' }],
  ])('answers a POST %s by HTTP %d', async (_, status, headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status);
  });

  it('gives a visit the scenario that its cookie asks for', async () => {
    const ask = (scenario: string) =>
      post({
        Cookie: `XSRF-TOKEN=a; ${SCENARIO_COOKIE}=${scenario}`,
        'X-XSRF-TOKEN': 'a',
      });

    expect(await ask('failure')).toHaveProperty('status', 503);
    expect(await (await ask('empty')).json()).toMatchObject({ code: 0, result: [] });
    expect(await (await ask('__proto__')).json()).toMatchObject({
      code: 0,
      result: { length: catalogue.length },
    });
  });

  it('knows no address outside the contract', async () => {
    expect(await fetch(`${address}/recargas/otro`)).toHaveProperty('status', 404);
  });
});

const page = 'http://localhost:5173';

describe('the address of the mock HTTP server', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost'])('may be %s', async (host) => {
    const { status } = await fetch(`http://${host}:${port}${endpoints.alive.path}`);
    expect(status).toBe(200);
  });

  it('is this machine alone', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});

describe('a page of another origin', () => {
  it.each([
    ['localhost', page, 204, page],
    ['127.0.0.1, by HTTPS', 'https://127.0.0.1:3000', 204, 'https://127.0.0.1:3000'],
    ['::1', 'http://[::1]:5173', 204, 'http://[::1]:5173'],
    ['another host', 'https://evil.example', 403, null],
    ['a host named alike', 'http://localhost.evil.example', 403, null],
    ['a sealed frame', 'null', 403, null],
  ])('on %s has its preflight answered', async (_, origin, status, allowed) => {
    const { path } = endpoints.getProducts;
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const answer = await fetch(address + path, { method: 'OPTIONS', headers });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it.each([
    ['on this machine', { Origin: page, 'Sec-Fetch-Site': 'same-site' }, 200],
    ['behind a proxy', { Origin: page, 'Sec-Fetch-Site': 'same-origin' }, 403],
    ['elsewhere', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s is asked for a token where it could have one', async (_, headers, status) => {
    expect(await exchange(POST, headers)).toContain(` ${status} `);
  });
});

describe('what the mock HTTP server cannot take', () => {
  const trusted = { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' };

  it.each([
    ['a body at the bound', 200, 'x'.repeat(MAX_BODY)],
    ['a body over it', 413, 'x'.repeat(MAX_BODY + 1)],
    ['a body far over it', 413, 'x'.repeat(5_000_000)],
    ['a body that is no JSON', 200, '{"token":'],
  ])('answers %s by HTTP %d', async (_, status, body) => {
    expect(await post(trusted, body)).toHaveProperty('status', status);
  });

  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
    ['no HTTP', 'hola\r\n\r\n', 400],
    ['an address that is none', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another method', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a broken escape', 'GET /recargas/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ])('answers %s', async (_, bytes, status) => {
    expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    ['within its body', 'Content-Length: 99\r\n\r\n{'],
    [
      'before a late answer',
      `Cookie: ${SCENARIO_COOKIE}=slow\r\nSec-Fetch-Site: same-site\r\n\r\n`,
    ],
  ])('survives a call that is broken off %s', async (_, rest) => {
    const call = `POST ${endpoints.getProducts.path} HTTP/1.1\r\nHost: a\r\nOrigin: ${page}\r\n`;
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(call + rest, () => resolve()));
    socket.resetAndDestroy();

    expect(await fetch(address + endpoints.alive.path)).toHaveProperty('status', 200);
  });
});

const POST = `POST ${endpoints.getProducts.path} HTTP/1.1`;

/** A call with headers that `fetch` sets by itself. */
function exchange(start: string, headers: Record<string, string>): Promise<string> {
  const lines = Object.entries({ Host: 'a', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return send([start, ...lines, '', ''].join('\r\n'));
}

/** Sends bytes as they are, and gives the beginning of the answer. */
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
