import { XSRF_HEADER } from '#api/xsrf';

/** The cookie that contains the XSRF token. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The timeout of a request, in milliseconds. It is the default timeout of the app. */
const TIMEOUT_MS = 10_000;

/** A token that no server has issued. */
const UNKNOWN_TOKEN = 'unknown';

/** How a request violates the XSRF rule. */
export type XsrfViolation =
  'no XSRF cookie and no header' | 'no XSRF header' | 'no XSRF cookie' | 'another XSRF token';

/** A request of a contract case. */
export interface ContractRequest {
  method: 'GET' | 'POST';
  path: string;
  /** The body. Not sent in a GET request. */
  body?: string | undefined;
  /** How the request violates the XSRF rule. By default, it sends the token of the server's cookie. */
  violation?: XsrfViolation | undefined;
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

  return async ({ method, path, body, violation }) => {
    const headers = new Headers({ Accept: 'application/json' });
    const sent = new Map(cookies);
    if (method === 'POST') {
      headers.set('Content-Type', 'application/json');
      setXsrfToken(headers, sent, violation);
    }
    headers.set('Cookie', [...sent].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(base + path, {
      method,
      headers,
      body: method === 'POST' ? (body ?? null) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const received = response.headers.getSetCookie();
    for (const cookie of received) storeCookie(cookies, cookie);
    return { status: response.status, text: await response.text(), cookies: received };
  };
}

function setXsrfToken(
  headers: Headers,
  cookies: Map<string, string>,
  violation: XsrfViolation | undefined,
): void {
  const token = cookies.get(XSRF_COOKIE) ?? (violation && UNKNOWN_TOKEN);
  if (token === undefined) return;
  cookies.set(XSRF_COOKIE, token);
  if (violation === 'no XSRF cookie' || violation === 'no XSRF cookie and no header') {
    cookies.delete(XSRF_COOKIE);
  }
  if (violation === 'another XSRF token') {
    headers.set(XSRF_HEADER, `${token}-${UNKNOWN_TOKEN}`);
  } else if (violation === undefined || violation === 'no XSRF cookie') {
    headers.set(XSRF_HEADER, decodeURIComponent(token));
  }
}

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const [name = '', ...value] = pair.split('=');
  cookies.set(name.trim(), value.join('=').trim());
}
