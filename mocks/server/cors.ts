import { type IncomingHttpHeaders } from 'node:http';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a page calls that this machine serves itself, by another port than this server's. */
export function isLocalOrigin(headers: IncomingHttpHeaders): boolean {
  // A proxy of the page's own server passes the page's origin on as well, but then this says `same-origin`.
  const site = headers['sec-fetch-site'] ?? 'none';
  return isLocal(headers) && ['same-site', 'cross-site'].includes(site);
}

/** Lets the pages that this machine serves itself read the answers, and no others. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  if (!isLocal(headers)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': headers.origin ?? '',
    'Access-Control-Allow-Credentials': 'true',
  };
}

/** Answers the question that a browser asks before a page's call to another origin. */
export function answerPreflight(headers: IncomingHttpHeaders): Response {
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
