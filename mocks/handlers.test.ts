import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { productListResponseSchema } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import { envelopeSchema } from '#api/envelope';
import { catalogue } from './catalogue';
import { createHandlers, type HandlerOptions } from './handlers';
import { isScenarioId, type ScenarioId, scenarios } from './scenarios';
import { failUnhandledCalls, isApiAddress } from './unhandled';

const server = setupServer();
const names = Object.keys(endpoints) as EndpointName[];
const ids = Object.keys(scenarios) as ScenarioId[];
const invalidIds: readonly ScenarioId[] = ['failure', 'busy', 'portal', 'huge', 'malformed'];
const validIds = ids.filter((id) => !invalidIds.includes(id));

beforeAll(() => {
  server.listen({ onUnhandledRequest: failUnhandledCalls });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('the handlers', () => {
  it.each(validIds.flatMap((id) => names.map((name) => [id, name] as const)))(
    'satisfy the contract in the scenario %s on %s',
    async (scenario, name) => {
      const response = await call(name, { scenario, slowMs: 1 });

      expect(v.is(envelopeSchema<unknown>(endpoints[name].result), await response.json())).toBe(
        true,
      );
    },
  );

  it.each(names)('violate the contract in the scenario malformed on %s', async (name) => {
    const body: unknown = await (await call(name, { scenario: 'malformed' })).json();

    expect(v.is(envelopeSchema<unknown>(endpoints[name].result), body)).toBe(false);
  });

  it.each(names)('respond with HTTP 503 in the scenario failure on %s', async (name) => {
    expect(await call(name, { scenario: 'failure' })).toHaveProperty('status', 503);
  });

  it('respond with HTTP 429 in the scenario busy, and with HTML in the scenario portal', async () => {
    const busy = await call('getProducts', { scenario: 'busy' });
    const portal = await call('getProducts', { scenario: 'portal' });

    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '60']);
    expect([portal.status, portal.headers.get('Content-Type')]).toEqual([200, 'text/html']);
  });

  it.each([
    ['ok', 0, catalogue],
    ['slow', 0, catalogue],
    ['empty', 0, []],
    ['code', 1, null],
    ['session', 3, null],
  ] as const)('return the product list of the scenario %s', async (scenario, code, result) => {
    const response = await call('getProducts', { scenario, slowMs: 1 });
    const body = v.parse(productListResponseSchema, await response.json());

    expect(body).toMatchObject({ code, result });
  });

  it('delay the scenario slow by the given time', async () => {
    const start = performance.now();
    await call('alive', { scenario: 'slow', slowMs: 60 });

    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it.each([['https://a.test'], ['http://localhost:4010'], ['https://b.test/deep/base']])(
    'handle requests to %s',
    async (origin) => {
      expect(await call('getProducts', {}, origin)).toHaveProperty('status', 200);
    },
  );

  it('handle requests to the given base URL only', () => {
    const paths = createHandlers({ baseUrl: 'https://a.test/base/' }).map(({ info }) => info.path);

    expect(paths).toEqual(names.map((name) => `https://a.test/base${endpoints[name].path}`));
  });

  it('accept the given token only', async () => {
    const response = await call('getProducts', { token: 'otro' });

    expect(await response.json()).toMatchObject({ code: 4 });
  });

  it('return the given catalogue', async () => {
    const response = await call('getProducts', { catalogue: [{ name: 'NUEVA' }] });

    expect(await response.json()).toMatchObject({ result: [{ name: 'NUEVA' }] });
  });

  it('refuse a body that is not JSON', async () => {
    server.use(...createHandlers());
    const address = `https://a.test${endpoints.login.path}`;
    const response = await fetch(address, { method: 'POST', body: '{' });

    expect(await response.json()).toMatchObject({ code: 2 });
  });
});

describe('a call without a mock', () => {
  it.each([
    ['https://a.test/recargas/producto/otro', true],
    ['https://a.test/servicios/otro?x=1', true],
    ['https://a.test/src/api/client.ts', false],
    ['https://a.test/superhome/servicios', false],
    ['https://a.test/recargas', false],
    ['https://a.test/', false],
  ])('to %s is a mistake: %s', (address, expected) => {
    expect(isApiAddress(address)).toBe(expected);
  });

  it('to the top-up server fails and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(...createHandlers());
    const response = await fetch('https://a.test/recargas/producto/otro');
    const [notes] = log.mock.calls;
    log.mockRestore();

    expect(response.status).toBe(500);
    expect(String(notes)).toContain('/recargas/producto/otro');
  });
});

describe('isScenarioId', () => {
  it.each([...ids.map((id) => [id, true] as const), ['OK', false], ['toString', false]] as const)(
    'returns for %s: %s',
    (text, expected) => {
      expect(isScenarioId(text)).toBe(expected);
    },
  );
});

function call(name: EndpointName, options: HandlerOptions, base = 'https://a.test') {
  server.use(...createHandlers(options));
  const { method, path } = endpoints[name];
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  return fetch(base + path, method === 'GET' ? {} : { method, body });
}
