import { type IncomingMessage } from 'node:http';

/** The maximum size of a body, in bytes. It is a hundred times the longest body of the contract. */
export const MAX_BODY = 64 * 1024;

const methods = ['GET', 'HEAD', 'POST'];

/** Reads a request, or returns the response to an invalid one. */
export async function readRequest(incoming: IncomingMessage): Promise<Request | Response> {
  const { method = 'GET', url = '/' } = incoming;
  if (!methods.includes(method)) {
    return new Response(null, { status: 405, headers: { Allow: methods.join(', ') } });
  }
  if (!URL.canParse(url, 'http://localhost')) return new Response(null, { status: 400 });
  const body = await readBody(incoming);
  if (!body) return new Response(null, { status: 413 });
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: readHeaders(incoming),
    body: method === 'POST' ? body : null,
  });
}

/** Reads a body that is too long to its end, because a closed connection would hide the HTTP 413. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_BODY) chunks.push(chunk);
  }
  return length <= MAX_BODY ? Buffer.concat(chunks) : undefined;
}

function readHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

/** Returns the cookies of a request. */
export function readCookies({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return new Map(pairs);
}
