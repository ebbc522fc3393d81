/**
 * @vitest-environment node
 */
import { type Carrier, createHandlers } from 'colibri-recargas-components/mocks';
import { setupServer } from 'msw/node';

const catalogue: Carrier[] = [{ name: 'LUCERO' }];
const server = setupServer(...createHandlers({ catalogue }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('responds with a catalogue of the app', async () => {
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  const url = 'https://host.example/recargas/producto/getProducts';
  const response = await fetch(url, { method: 'POST', body });

  expect(await response.json()).toMatchObject({ code: 0, result: catalogue });
});
