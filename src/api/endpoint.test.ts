import { setupServer } from 'msw/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { createHandlers } from '#mocks/handlers';
import type { ApiEnvironment } from './endpoint';
import { alive, getProducts, saleCheck } from './endpoints';

const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  return () => server.close();
});

it('reads the product list of the mock server', async () => {
  server.use(...createHandlers());
  const settings = { apiBaseUrl: 'https://api.test', apiToken: 'demo' };
  expect(await getProducts({ settings }, {})).toEqual({
    code: 0,
    message: 'OK',
    result: catalogue,
    raw: catalogue,
  });
});

describe('the requests of the endpoints', () => {
  it.each([
    ['', '/recargas/producto/getProducts'],
    ['/api', '/api/recargas/producto/getProducts'],
    ['https://api.test', 'https://api.test/recargas/producto/getProducts'],
  ])('resolve against the base URL %j', async (apiBaseUrl, address) => {
    const { fetch, environment } = createRecorder({ settings: { apiBaseUrl, apiToken: 'demo' } });
    await getProducts(environment, {});

    expect(fetch.mock.calls[0]?.[0]).toBe(address);
  });

  it('send the token, the input and the current session', async () => {
    const getSession = vi.fn<() => string | undefined>().mockReturnValueOnce(undefined);
    getSession.mockReturnValueOnce('s');
    const { fetch, environment } = createRecorder({ getSession });
    await saleCheck(environment, { folio: '1' });
    await getProducts(environment, {});
    await alive(environment, {});

    expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([
      '{"token":"abc","objectInput":{"folio":"1"}}',
      '{"token":"abc","objectInput":{},"sesion":"s"}',
      undefined,
    ]);
  });
});

function createRecorder(options: Partial<ApiEnvironment>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ code: 1, message: '' })),
  );
  const settings = { apiBaseUrl: '', apiToken: 'abc' };
  return { fetch, environment: { settings, fetch, ...options } };
}
