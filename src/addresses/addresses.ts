import { findCarrier } from '#api/carriers';
import type { Carrier } from '#api/contract';

/** The paths of the screens. The requirements fix them. */
export const paths = {
  start: '/start',
  carrier: '/start/company/:compania',
  payment: '/start/pago',
  landing: '/superhome',
  /** Nested routes in the shop section of the landing page. */
  billPayments: '/superhome/servicios',
  proposals: '/superhome/propuestas',
} as const;

/** Where the payment without a product leads (requirements §2). It is no screen, so it redirects to the start. */
export const noProductPath = '/recargas';

/** Returns the first segments of the paths of the screens. */
export function screenSegments(): string[] {
  return [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))];
}

/** Returns a path without what hosts add to that of a page: a final slash, `index.html` or `.html`. */
export function trimPath(pathname: string): string {
  return pathname.replace(/(?:(?:\/index)?\.html)?\/*$/i, '');
}

/** Returns whether a path belongs to the app. Another one may be that of another document of the host. */
export function isAppPath(pathname: string): boolean {
  const [, first = '', ...others] = trimPath(pathname).toLowerCase().split('/');
  return first === '' ? others.length === 0 : screenSegments().includes(first);
}

/**
 * Returns the path of a carrier's screen. Browsers resolve `.` and `..` as path segments, even if they are
 * encoded. These two names get a trailing space, which {@link findByAddress} removes.
 */
export function carrierPath(code: string): string {
  // `encodeURIComponent` throws for a lone surrogate.
  const name = code.replace(/\p{Cs}/gu, '\uFFFD');
  return paths.carrier.replace(
    ':compania',
    encodeURIComponent(/^\.\.?$/.test(name) ? `${name} ` : name),
  );
}

/**
 * Finds the carrier of a URL by its last path segment, as the router decodes it: the exact name first, then without
 * case, then without trailing punctuation and `.html`. Addresses are typed, and copied with the end of a sentence.
 */
export function findByAddress(carriers: readonly Carrier[], segment: string): Carrier | undefined {
  const name = segment.trim();
  return (
    findCarrier(carriers, name) ??
    // The router decodes `%2F` to a slash, including a literal `%2F` in the name.
    carriers.find((carrier) => carrier.name.replaceAll('%2F', '/') === name) ??
    findWithoutCase(carriers, name) ??
    findWithoutCase(carriers, name.replace(/(?:\.html)?[\p{P}\s]*$/iu, ''))
  );
}

function findWithoutCase(carriers: readonly Carrier[], name: string): Carrier | undefined {
  const folded = name.toLowerCase();
  return carriers.find((carrier) => carrier.name.toLowerCase() === folded);
}
