import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '#mocks/server/http';

/** A request as the top-up server received it. */
export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Starts a server on this machine. Returns its port and how to stop it. */
export async function start(server: Server) {
  const port = await listenOnLoopback(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

/** Starts a fake top-up server that records requests. */
export async function startRecorder(respond: (url: string) => Record<string, string> = () => ({})) {
  const received: Received[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    received.push({ url, headers });
    response.writeHead(200, { 'Content-Type': 'application/json', ...respond(url) });
    response.end('{"code":0,"message":"","result":null}');
  });
  return { ...(await start(server)), received };
}

/** Sends a request with an unnormalized path, and returns the status and the text of the response. */
export async function sendRaw(address: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const call = request(address, { path, headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}
