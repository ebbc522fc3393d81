/**
 * @vitest-environment node
 */
import {
  type Carrier,
  catalogue,
  createHandlers,
  scenarios,
} from 'colibri-recargas-components/mocks';
import { setupServer } from 'msw/node';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function getProducts(options?: Parameters<typeof createHandlers>[0]) {
  server.use(...createHandlers(options));
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  return fetch('https://host.example/recargas/producto/getProducts', { method: 'POST', body });
}

it('responds with the sample catalogue', async () => {
  const response = await getProducts();

  expect(await response.json()).toMatchObject({ code: 0, result: catalogue });
});

it('responds with a catalogue of the app', async () => {
  const own: Carrier[] = [{ name: 'LUCERO' }];

  expect(await (await getProducts({ catalogue: own })).json()).toMatchObject({ result: own });
});

it('responds as the scenario specifies', async () => {
  expect(Object.keys(scenarios)).toContain('failure');
  expect((await getProducts({ scenario: 'failure' })).status).toBe(503);
});
