import { type IncomingMessage } from 'node:http';

/** The most that a body may hold, in bytes; the longest of the contract is a hundredth of it. */
export const MAX_BODY = 64 * 1024;

const methods = ['GET', 'HEAD', 'POST'];

/** Reads a call as the mocks take it, or answers it where it is none that they could take. */
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

/** The rest of a body that is too long is read and dropped, since a closed connection says nothing. */
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

/** The cookies that a call brings along. */
export function readCookies({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return new Map(pairs);
}
