import { setupServer } from 'msw/node';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { createHandlers, type HandlerOptions } from '#mocks/handlers';
import { OPERATOR } from '#mocks/server';
import { createClient, type ClientOptions } from './client';
import { endpoints } from './endpoints';

const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  return () => server.close();
});
afterEach(() => server.resetHandlers());

describe('the client over the mocks', () => {
  it('reads the product list', async () => {
    expect(await createMockedClient().getProducts()).toEqual({
      code: 0,
      message: 'OK',
      result: catalogue,
      raw: catalogue,
    });
  });

  it.each([
    ['slow', 'after 20 ms'],
    ['failure', 'HTTP 503'],
    ['busy', 'HTTP 429'],
    ['portal', 'not JSON'],
    ['malformed', 'violates the contract'],
    ['huge', 'violates the contract'],
  ] as const)('rejects every call in the scenario %s', async (scenario, problem) => {
    const client = createMockedClient({ scenario, slowMs: 1000 }, { timeoutMs: 20 });
    const calls = [client.getProducts(), client.login({ input: OPERATOR }), client.status()];

    for (const call of calls) await expect(call).rejects.toThrow(problem);
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

function createMockedClient(options: HandlerOptions = {}, own: Partial<ClientOptions> = {}) {
  server.use(...createHandlers(options));
  return createClient(endpoints, { baseUrl: 'https://api.test', token: 'demo', ...own });
}

function createRecordingClient(options: Partial<ClientOptions>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ code: 1, message: '' })),
  );
  return {
    fetch,
    client: createClient(endpoints, { baseUrl: '', token: 'demo', fetch, ...options }),
  };
}
