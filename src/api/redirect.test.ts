import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { carrierListSchema } from './contract';
import { NetworkError } from './errors';
import { sendRequest } from './request';

/** Starts a local HTTP server, and records its requests. */
async function listen(respond: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it.each([301, 302, 303, 307, 308])('follows no redirect by HTTP %i', async (status) => {
  const foreign = await listen((_, response) => {
    response.end(JSON.stringify({ code: 0, message: 'OK', result: [] }));
  });
  const own = await listen((_, response) => {
    response.writeHead(status, { Location: foreign.address }).end();
  });
  const sent = sendRequest({
    method: 'POST',
    address: own.address,
    body: { token: 'demo' },
    result: carrierListSchema,
  });
  await expect(sent).rejects.toThrow(NetworkError);
  await Promise.all([own.close(), foreign.close()]);

  expect(own.requests).toHaveLength(1);
  expect(foreign.requests).toEqual([]);
});
