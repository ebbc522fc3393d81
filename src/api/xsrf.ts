/** The header which carries the token to the server (requirements §7). */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

const XSRF_COOKIE = 'XSRF-TOKEN';
const UNPROTECTED_METHODS = ['GET', 'HEAD'];

/** What the XSRF rule has to know of the page. */
export interface PageContext {
  /** The page's own origin: `https://colibri.example`. */
  origin: string;
  /** The address which relative ones resolve against. */
  baseUri: string;
  /** The cookies as `document.cookie` gives them. */
  cookie: string;
}

/** Reads the context of the current page. `undefined` outside of a page, or where it is sealed. */
export function readPage(): PageContext | undefined {
  try {
    const { baseURI, cookie } = globalThis.document;
    return { origin: globalThis.location.origin, baseUri: baseURI, cookie };
  } catch {
    // No document (Node, workers), or a sandboxed frame in which reading cookies throws.
    return undefined;
  }
}

/**
 * Sets the XSRF header from the page's cookie on every method but GET and HEAD, for relative
 * addresses which resolve to the page's own origin, and never over a header already there (requirements §7).
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
 * Whether an address is relative and stays at the page's origin. `//host`, `/\host` and
 * `/<tab>/host` name another host however relative they look, so they do not count.
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
    // Sealed frames and files have the origin 'null', which is nobody's own.
    return origin !== 'null' && new URL(cleaned, baseUri).origin === origin;
  } catch {
    return false;
  }
}

/** Drops what URL parsers drop before they look: control marks around, tabs and breaks within. */
function cleanAddress(address: string): string {
  return address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
}

/** The first token that can be decoded, or the first as it is if that one cannot. */
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

/** Whether a header can hold a value: no line breaks, no letters beyond Latin-1. */
function isHeaderValue(value: string | undefined): value is string {
  return value !== undefined && /^[ -~\u00a0-\u00ff]+$/.test(value);
}
