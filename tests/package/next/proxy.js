import { NextResponse } from 'next/server';

/** Sends each page with a strict content policy, whose nonce Next.js adds to its scripts and styles. */
export function proxy(request) {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'; connect-src 'self'; font-src 'self'; img-src data:",
    `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`,
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: '/((?!_next/static).*)' };
