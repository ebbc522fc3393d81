import { setupServer } from 'msw/node';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getProducts } from '#api/endpoints';
import { apiPaths } from '#api/paths';
import { createHandlers, type HandlerOptions } from './handlers';
import { failUnhandledCalls } from './unhandled';

const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: failUnhandledCalls });
  return () => server.close();
});
afterEach(() => server.resetHandlers());

it('handles requests to the given base URL, and to any by default', async () => {
  const paths = createHandlers({ baseUrl: 'https://a.test/base/' }).map(({ info }) => info.path);

  expect(paths).toEqual(apiPaths.map((path) => `https://a.test/base${path}`));
  expect(await call({}, 'https://b.test/deep/base')).toHaveProperty('code', 0);
});

it('accepts the given token only, and returns the given catalogue', async () => {
  expect(await call({ token: 'otro' })).toMatchObject({ code: 4 });
  expect(await call({ catalogue: [{ name: 'NUEVA' }] })).toMatchObject({
    result: [{ name: 'NUEVA' }],
  });
});

it('a request to the top-up server without a mock fails and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(...createHandlers());
  const response = await fetch('https://a.test/recargas/producto/otro');
  const [notes] = log.mock.calls;
  log.mockRestore();

  expect(response.status).toBe(500);
  expect(String(notes)).toContain('/recargas/producto/otro');
});

async function call(options: HandlerOptions, base = 'https://a.test'): Promise<unknown> {
  server.use(...createHandlers(options));
  const body = JSON.stringify({ token: 'demo', objectInput: {} });
  return (await fetch(base + getProducts.path, { method: 'POST', body })).json();
}
