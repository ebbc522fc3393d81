import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#recargas/endpoints';
import { catalogue } from '../catalogue';
import { createMockHttpServer, SCENARIO_COOKIE } from './http';

const server = createMockHttpServer();
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
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

function post(headers: Record<string, string>): Promise<Response> {
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  return fetch(address + endpoints.getProducts.path, { method: 'POST', headers, body });
}
