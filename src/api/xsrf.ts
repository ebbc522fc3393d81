/** The request header of the XSRF token (requirements §7). */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

const XSRF_COOKIE = 'XSRF-TOKEN';
const UNPROTECTED_METHODS = ['GET', 'HEAD'];

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
  request: { method: string; address: string },
  page: PageContext | undefined,
): void {
  if (
    !page ||
    headers.has(XSRF_HEADER) ||
    UNPROTECTED_METHODS.includes(request.method.toUpperCase()) ||
    !isOwnRelativeAddress(request.address, page)
  ) {
    return;
  }

  const token = readToken(page.cookie);
  if (token !== undefined) {
    headers.set(XSRF_HEADER, token);
  }
}

/**
 * Whether a URL is relative and resolves to the page's origin. `//host`, `/\host` and `/<tab>/host`
 * look relative but resolve to another host, so they do not count.
 */
export function isOwnRelativeAddress(
  address: string,
  { origin, baseUri }: Pick<PageContext, 'origin' | 'baseUri'>,
): boolean {
  const cleaned = cleanAddress(address);

  if (/^[a-z][a-z\d+.-]*:/i.test(cleaned) || /^[/\\]{2}/.test(cleaned)) {
    return false;
  }
  try {
    // Sandboxed frames and files have the opaque origin 'null', which is never same-origin.
    return origin !== 'null' && new URL(cleaned, baseUri).origin === origin;
  } catch {
    return false;
  }
}

/** Removes what URL parsers remove: surrounding control characters, and inner tabs and line breaks. */
function cleanAddress(address: string): string {
  return address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
}

/** Returns the first token that can be decoded, or else the first token unchanged. */
function readToken(cookies: string): string | undefined {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
    .map((cookie) => cookie.slice(XSRF_COOKIE.length + 1).trim());
  const decoded = values.map(decode);
  const [first] = decoded;
  return [...decoded, first === undefined ? values[0] : undefined].find(isHeaderValue);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Whether a value is a valid header value: no line breaks, only Latin-1 characters. */
function isHeaderValue(value: string | undefined): value is string {
  return value !== undefined && /^[ -~\u00a0-\u00ff]+$/.test(value);
}
