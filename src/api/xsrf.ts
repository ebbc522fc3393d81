/** The request header of the XSRF token (requirements §7). */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The properties of the page that the XSRF header depends on. */
export interface PageContext {
  /** The page's origin: `https://colibri.example`. */
  origin: string;
  /** The base URL of relative URLs. */
  baseUri: string;
  /** The value of `document.cookie`. */
  cookie: string;
}

/** Returns the context of the current page, or `undefined` without a document or in a sandboxed frame. */
export function readPage(): PageContext | undefined {
  try {
    const { baseURI, cookie } = globalThis.document;
    return { origin: globalThis.location.origin, baseUri: baseURI, cookie };
  } catch {
    // There is no document (Node, workers), or a sandboxed frame forbids access to cookies.
    return undefined;
  }
}

/**
 * Sets the XSRF header from the page's cookie for every method except GET and HEAD (requirements §7).
 * It applies to relative URLs that resolve to the page's origin, and never overwrites an existing header.
 */
export function setXsrfHeader(
  headers: Headers,
  { method, address }: { method: string; address: string },
  page: PageContext | undefined,
): void {
  if (!page || headers.has(XSRF_HEADER) || /^(?:GET|HEAD)$/i.test(method)) return;
  const token = readToken(page.cookie);
  if (token !== undefined && isOwnRelativeAddress(address, page)) headers.set(XSRF_HEADER, token);
}

/**
 * Whether a URL is relative and resolves to the page's origin. `//host`, `/\host` and `/<tab>/host`
 * look relative but contain a host, so they do not count.
 */
export function isOwnRelativeAddress(
  address: string,
  { origin, baseUri }: Pick<PageContext, 'origin' | 'baseUri'>,
): boolean {
  try {
    // No page has this base: a relative URL resolves to its host, and any other URL does not.
    const isRelative = new URL(address, 'ws://relative.invalid').host === 'relative.invalid';
    // Sandboxed frames and files have the opaque origin 'null', which is never same-origin.
    return isRelative && origin !== 'null' && new URL(address, baseUri).origin === origin;
  } catch {
    return false;
  }
}

/** Returns the first token, decoded if possible. A header has no line breaks and only Latin-1 characters. */
function readToken(cookies: string): string | undefined {
  const [, value = ''] = /(?:^|;)\s*XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  let token = value;
  try {
    token = decodeURIComponent(value);
  } catch {
    // The server did not encode it.
  }
  return /^[ -~\u00a0-\u00ff]+$/.test(token) ? token : undefined;
}
