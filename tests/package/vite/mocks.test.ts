/**
 * @vitest-environment node
 */
import { catalogue, createHandlers, scenarios } from 'colibri-recargas-components/mocks';
import { setupServer } from 'msw/node';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function getProducts(options) {
  server.use(...createHandlers(options));
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  return fetch('https://host.example/recargas/producto/getProducts', { method: 'POST', body });
}

it('responds with the sample catalogue', async () => {
  const { code, result } = await (await getProducts()).json();

  expect(code).toBe(0);
  expect(result).toEqual(catalogue);
});

it('responds as the scenario specifies', async () => {
  expect(Object.keys(scenarios)).toContain('failure');
  expect((await getProducts({ scenario: 'failure' })).status).toBe(503);
});
