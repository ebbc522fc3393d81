import { type IncomingHttpHeaders } from 'node:http';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from a page that this machine serves on another port. */
export function isLocalOrigin(headers: IncomingHttpHeaders): boolean {
  // A proxy of the page's server forwards the page's origin too. In that case, this header is `same-origin`.
  const site = headers['sec-fetch-site'] ?? 'none';
  return isLocal(headers) && ['same-site', 'cross-site'].includes(site);
}

/** Allows only pages that this machine serves to read the responses. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  if (!isLocal(headers)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': headers.origin ?? '',
    'Access-Control-Allow-Credentials': 'true',
  };
}

/** Responds to the preflight request of a browser. */
export function respondToPreflight(headers: IncomingHttpHeaders): Response {
  if (!isLocal(headers)) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, X-XSRF-TOKEN',
      'Access-Control-Max-Age': '600',
    },
  });
}

function isLocal({ origin = '' }: IncomingHttpHeaders): boolean {
  return local.test(origin);
}
