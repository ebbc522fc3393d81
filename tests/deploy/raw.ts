import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** A request as the top-up server received it. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A fake top-up server that records requests. */
export async function startRecorder(respond: (url: string) => Record<string, string> = () => ({})) {
  const received: Received[] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    received.push({ method, url, headers });
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

/** Sends a request with an unnormalized path, and returns the response as text. */
export async function sendRaw(
  address: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  socket.write(
    `GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}
