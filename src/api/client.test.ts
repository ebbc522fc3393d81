import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { createHandlers, type HandlerOptions } from '#mocks/handlers';
import { INITIAL_BALANCE, OPERATOR } from '#mocks/server';
import { billers } from '#mocks/billers';
import { createClient, type ClientOptions } from './client';
import { endpoints } from './endpoints';
import { ContractError, NetworkError, TimeoutError } from './errors';

const server = setupServer();
const log = vi.fn();
let session: string | undefined;
const sale = { sku: 'TEL-TA-050', celular: '5512345678' };

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  session = undefined;
  log.mockClear();
});
afterAll(() => {
  server.close();
});

describe('the client over the mocks', () => {
  it('reads the product list', async () => {
    expect(await createMockedClient().getProducts()).toEqual({
      code: 0,
      message: 'OK',
      result: catalogue,
      raw: catalogue,
    });
  });

  it('reads the service list, the status and the health check without a login', async () => {
    const client = createMockedClient();

    expect(await client.getServiceProducts()).toMatchObject({ code: 0, result: billers });
    expect(await client.status()).toMatchObject({ code: 0, result: { estado: 'activo' } });
    expect(await client.alive()).toMatchObject({ code: 0, result: null });
  });

  it('sells a product, reduces the balance and finds the sale', async () => {
    const client = createMockedClient();
    await login(client);
    const { result: sold } = await client.saleRequest({ input: sale });

    expect(sold).toEqual({ folio: '000001' });
    expect(await client.balanceRequest()).toMatchObject({
      result: { saldo: INITIAL_BALANCE - 50 },
    });
    expect(await client.saleCheck({ input: { folio: '000001' } })).toMatchObject({
      result: { estado: 'exitosa' },
    });
    expect(await client.responseTelcel({ input: { folio: '000001' } })).toMatchObject({ code: 0 });
  });

  it('ends the session on logout', async () => {
    const client = createMockedClient();
    await login(client);
    expect(await client.logout()).toMatchObject({ code: 0 });
    expect(await client.balanceRequest()).toMatchObject({ message: 'Sesión inactiva!' });
    expect(log.mock.calls).toEqual([['no conectado']]);
  });

  it('changes the password of the operator', async () => {
    const client = createMockedClient();
    await login(client);
    await client.changePassword({ input: { actual: OPERATOR.password, nueva: 'otra' } });

    expect(await client.login({ input: OPERATOR })).toMatchObject({ code: 5, result: null });
    expect(await client.login({ input: { ...OPERATOR, password: 'otra' } })).toMatchObject({
      code: 0,
    });
  });

  it.each([
    ['slow', TimeoutError],
    ['failure', NetworkError],
    ['busy', NetworkError],
    ['portal', ContractError],
    ['malformed', ContractError],
  ] as const)('rejects every call in the scenario %s', async (scenario, kind) => {
    const client = createMockedClient({ scenario, slowMs: 1000 }, { timeoutMs: 20 });
    const calls = [client.getProducts(), client.login({ input: OPERATOR }), client.alive()];

    for (const call of calls) {
      await expect(call).rejects.toBeInstanceOf(kind);
    }
  });

  it.each([
    ['code', 1, 'Servicio no disponible', 0],
    ['session', 3, 'Sesión inactiva!', 1],
  ] as const)(
    'returns the response of the scenario %s',
    async (scenario, code, message, logged) => {
      const response = await createMockedClient({ scenario }).getProducts();

      expect(response).toEqual({ code, message, result: null, raw: null });
      expect(log).toHaveBeenCalledTimes(logged);
    },
  );

  it('reports a huge response in a short error message', async () => {
    const error: unknown = await createMockedClient({ scenario: 'huge' })
      .getProducts()
      .catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ContractError);
    expect(String(error).length).toBeLessThan(2000);
  });

  it('reads empty lists in the scenario empty', async () => {
    expect(await createMockedClient({ scenario: 'empty' }).getProducts()).toMatchObject({
      result: [],
    });
  });

  it('waits for a slow server', async () => {
    const client = createMockedClient({ scenario: 'slow', slowMs: 20 });

    expect(await client.getProducts()).toHaveProperty('code', 0);
  });

  it('cancels a call when its signal aborts', async () => {
    const controller = new AbortController();
    const call = createMockedClient({ scenario: 'slow' }).getProducts({
      signal: controller.signal,
    });
    controller.abort();

    await expect(call).rejects.toHaveProperty('name', 'AbortError');
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
    const { bodies, client } = createRecordingClient({ token: 'abc' });
    await client.saleCheck({ input: { folio: '1' } });
    session = 's';
    await client.getProducts();

    expect(bodies()).toEqual([
      { token: 'abc', objectInput: { folio: '1' } },
      { token: 'abc', objectInput: {}, sesion: 's' },
    ]);
  });

  it.each([
    ['', 'x'],
    ['/api', 'x'],
    ['https://c.test', null],
    ['https://api.test', null],
    ['//api.test', null],
  ])('send the XSRF token for the base URL %j: %j', async (baseUrl, token) => {
    const { fetch, client } = createRecordingClient({ baseUrl });
    await client.getProducts();

    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('X-XSRF-TOKEN')).toBe(token);
  });

  it('use the current global fetch and the current page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ code: 1 })));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('document', { baseURI: 'https://c.test/', cookie: 'XSRF-TOKEN=x' });
    vi.stubGlobal('location', { origin: 'https://c.test' });
    await createClient(endpoints, { baseUrl: '', token: 'demo' }).getProducts();
    vi.unstubAllGlobals();

    expect(fetch).toHaveBeenCalledWith(
      '/recargas/producto/getProducts',
      expect.objectContaining({ method: 'POST' }),
    );
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('X-XSRF-TOKEN')).toBe('x');
  });
});

function createMockedClient(options: HandlerOptions = {}, own: Partial<ClientOptions> = {}) {
  server.use(...createHandlers(options));
  return createClient(endpoints, {
    ...{ baseUrl: 'https://api.test', token: 'demo', log, getSession: () => session },
    ...own,
  });
}

/** Logs in, so that later calls send the session. */
async function login(client: ReturnType<typeof createMockedClient>): Promise<void> {
  const { result } = await client.login({ input: OPERATOR });
  session = result?.sesion;
}

function createRecordingClient(options: Partial<ClientOptions>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ code: 1, message: '' })),
  );
  const page = { origin: 'https://c.test', baseUri: 'https://c.test/', cookie: 'XSRF-TOKEN=x' };
  const client = createClient(endpoints, {
    baseUrl: '',
    token: 'demo',
    fetch,
    getSession: () => session,
    getPage: () => page,
    ...options,
  });

  function bodies(): unknown[] {
    return fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
  }

  return { fetch, client, bodies };
}
