import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { carrierListSchema } from './contract';
import { sendRequest } from './request';

it.each([301, 302, 303, 307, 308])('follows no redirect by HTTP %i', async (status) => {
  const paths: unknown[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    response.writeHead(url === '/own' ? status : 200, { Location: '/other' });
    response.end(JSON.stringify({ code: 0, message: 'OK', result: [] }));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${String(port)}/own`;
  const body = { token: 'demo' };

  await expect(
    sendRequest({ method: 'POST', address, body, result: carrierListSchema }),
  ).rejects.toThrow('there is no response');
  expect(paths).toEqual(['/own']);
});
