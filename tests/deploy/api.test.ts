import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '#api/paths';
import { sendRaw, serve, startRecorder, type Received } from './servers';

const port = 4182;
let address: string;
let received: Received[];

beforeAll(async () => {
  const server = await startRecorder((url) =>
    url.includes('status')
      ? {
          'Cache-Control': 'public, max-age=60',
          'Content-Security-Policy': 'default-src *',
          'X-Powered-By': 'Example/1.0',
          'X-Long': 'x'.repeat(12_000),
        }
      : {},
  );
  ({ received } = server);
  const served = await serve({ port, api: server.port });
  ({ address } = served);
  return async () => {
    await served.end();
    server.close();
  };
});

beforeEach(() => {
  received.length = 0;
});

describe('nginx', () => {
  it('passes each endpoint on', async () => {
    const urls = apiPaths.map((path) => `${path}?a=1`);
    for (const url of urls) {
      expect(await sendRaw(address, url)).toHaveProperty('status', 200);
    }
    expect(received.map(({ url }) => url)).toEqual(urls);
  });

  it.each([
    '/recargas/admin',
    '/recargas/util/alive/x',
    '/admin/..%2frecargas/util/alive',
    '/recargas/..;/admin',
    '/recargas\\..\\admin',
    '/start/../recargas/util/alive',
  ])('refuses %s', async (target) => {
    expect([400, 404]).toContain((await sendRaw(address, target)).status);
    expect(received).toEqual([]);
  });

  it('forwards the address of the client, and ignores a forged one', async () => {
    await sendRaw(address, '/recargas/util/alive', {
      Host: 'evil.example',
      Forwarded: 'for=1.2.3.4',
      'X-Forwarded-Host': 'evil.example',
      'X-Real-IP': '1.2.3.4',
    });
    const { host, ...headers } = received[0]?.headers ?? {};
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(headers).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
  });

  it('accepts the client and the protocol from a TLS proxy', async () => {
    await sendRaw(address, '/recargas/util/alive', {
      'X-Forwarded-For': '6.6.6.6, 203.0.113.7',
      'X-Forwarded-Proto': 'https',
    });
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
  });

  it('forwards long response headers and adds security headers', async () => {
    const { status, headers } = await fetch(`${address}/recargas/util/status`);
    expect(status).toBe(200);
    expect(headers.get('x-long')).toHaveLength(12_000);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['an address that is no endpoint', 404, '/recargas/admin', {}],
    ['a body that is too large', 413, '/recargas/util/alive', { body: 'x'.repeat(70_000) }],
  ])('responds to %s with HTTP %d and JSON', async (_, status, path, init) => {
    const response = await fetch(address + path, { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: status, result: null });
  });

  it('allows the requests of a household at once, and limits a flood', async () => {
    const calls = (count: number, client: string) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const headers = { 'X-Forwarded-For': client };
          return (await fetch(`${address}/recargas/util/alive`, { headers })).status;
        }),
      );
    expect(new Set(await calls(60, '203.0.113.8'))).toEqual(new Set([200]));
    const flood = await Promise.all([1, 2, 3, 4, 5].map(() => calls(60, '203.0.113.9')));
    expect(flood.flat()).toContain(429);
    expect(await calls(1, '203.0.113.10')).toEqual([200]);
  });
});

it('responds with JSON for a top-up server that is unreachable', async () => {
  const server = await startRecorder();
  server.close();
  const served = await serve({ port: port + 1, api: server.port });
  onTestFinished(served.end);
  const response = await fetch(`${served.address}/recargas/util/alive`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 502 });
});
