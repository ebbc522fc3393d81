import { setupServer } from 'msw/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { createHandlers } from '#mocks/handlers';
import { createClient, type ClientOptions } from './client';
import { endpoints } from './endpoints';

const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  return () => server.close();
});

it('reads the product list of the mock server', async () => {
  server.use(...createHandlers());
  const client = createClient(endpoints, { baseUrl: 'https://api.test', token: 'demo' });
  expect(await client.getProducts()).toEqual({
    code: 0,
    message: 'OK',
    result: catalogue,
    raw: catalogue,
  });
});

describe('the requests of the client', () => {
  it.each([
    ['', '/recargas/producto/getProducts'],
    ['/api/', '/api/recargas/producto/getProducts'],
    ['/api//', '/api/recargas/producto/getProducts'],
    ['https://api.test', 'https://api.test/recargas/producto/getProducts'],
  ])('resolve against the base URL %j', async (baseUrl, address) => {
    const { fetch, client } = createRecordingClient({ baseUrl });
    await client.getProducts();

    expect(fetch.mock.calls[0]?.[0]).toBe(address);
  });

  it('send the token, the input and the current session', async () => {
    const getSession = vi.fn<() => string | undefined>().mockReturnValueOnce(undefined);
    getSession.mockReturnValueOnce('s');
    const { fetch, client } = createRecordingClient({ token: 'abc', getSession });
    await client.saleCheck({ input: { folio: '1' } });
    await client.getProducts();

    expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([
      '{"token":"abc","objectInput":{"folio":"1"}}',
      '{"token":"abc","objectInput":{},"sesion":"s"}',
    ]);
  });
});

function createRecordingClient(options: Partial<ClientOptions>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ code: 1, message: '' })),
  );
  return {
    fetch,
    client: createClient(endpoints, { baseUrl: '', token: 'demo', fetch, ...options }),
  };
}
