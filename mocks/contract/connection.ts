import { type EndpointName, endpoints } from '#api/endpoints';
import { XSRF_HEADER } from '#api/xsrf';

/** The cookie that contains the XSRF token. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The timeout of a request, in milliseconds. It is the default timeout of the app. */
const TIMEOUT_MS = 10_000;

/** A request of the contract run. */
export interface ContractRequest {
  endpoint: EndpointName;
  /** The body. Not sent in a GET request. */
  body: string;
  /** The XSRF token in the cookie and in the header. @default the token of the server's cookie */
  xsrf?: { cookie?: string; header?: string } | undefined;
}

/** A response of the server. */
export interface Reply {
  status: number;
  text: string;
  /** The `Set-Cookie` headers. */
  cookies: readonly string[];
}

/** Sends a request and returns its response. Rejects if the server does not respond. */
export type Send = (request: ContractRequest) => Promise<Reply>;

/**
 * Creates a connection that keeps the server's cookies and sends the XSRF header, as the app does in a
 * browser. It follows no redirects.
 */
export function createConnection(baseUrl: string): Send {
  const base = baseUrl.replace(/\/+$/, '');
  const cookies = new Map<string, string>();

  return async ({ endpoint, body, xsrf }) => {
    const { method, path } = endpoints[endpoint];
    const token = cookies.get(XSRF_COOKIE);
    const { cookie, header } = xsrf ?? { cookie: token, header: token };
    const sent = [...cookies].filter(([name]) => name !== XSRF_COOKIE);
    if (cookie !== undefined) sent.push([XSRF_COOKIE, cookie]);
    const headers = new Headers({ Cookie: sent.map((pair) => pair.join('=')).join('; ') });
    if (method === 'POST') {
      headers.set('Content-Type', 'application/json');
      if (header !== undefined) headers.set(XSRF_HEADER, decodeURIComponent(header));
    }
    const response = await fetch(base + path, {
      method,
      headers,
      body: method === 'POST' ? body : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const received = response.headers.getSetCookie();
    for (const one of received) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(one) ?? [];
      cookies.set(name.trim(), value.trim());
    }
    return { status: response.status, text: await response.text(), cookies: received };
  };
}
