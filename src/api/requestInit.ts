import { type PageContext, setXsrfHeader } from './xsrf.ts';

/** A call of the server. */
export interface Call {
  method: 'GET' | 'POST';
  /** An absolute URL, or one relative to the page. */
  address: string;
  /** Sent as JSON. Not sent in a GET request. */
  body: unknown;
}

/** Returns the options of `fetch` for a call, with the XSRF header of the page. */
export function createRequestInit(call: Call, page: PageContext | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  // A redirect would send the XSRF token, and for 307 and 308 the body, to any host.
  const init: RequestInit = { method: call.method, headers, redirect: 'error' };
  if (call.method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  setXsrfHeader(headers, call, page);
  return init;
}
