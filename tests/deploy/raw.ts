import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the top-up server received it. */
export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
}

/** A fake top-up server that records requests. */
export async function startRecorder(respond: (url: string) => Record<string, string> = () => ({})) {
  const received: Received[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    received.push({ url, headers });
    response.writeHead(200, { 'Content-Type': 'application/json', ...respond(url) });
    response.end('{"code":0,"message":"","result":null}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a request with an unnormalized path, and returns the status and the text of the response. */
export async function sendRaw(address: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const call = request(address, { path, headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}
