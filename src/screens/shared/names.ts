import { findCarrier } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { carrierThemes } from '#theme/themes';

const MAX_LENGTH = 60;

/** Returns a carrier's display name, or its code if it has no theme. */
export function carrierName(code: string): string {
  return carrierThemes.find((theme) => theme.code === code)?.name ?? code;
}

/** Removes control characters and truncates a text, for use in one line such as the document title. */
export function truncate(text: string): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return letters.length > MAX_LENGTH
    ? `${letters.slice(0, MAX_LENGTH).join('')}…`
    : letters.join('');
}

/**
 * Returns the path of a carrier's screen. Browsers resolve `.` and `..` as path segments, even if they are
 * encoded. These two names get a trailing space, which {@link findByAddress} removes.
 */
export function carrierPath(code: string): string {
  // `encodeURIComponent` throws for a lone surrogate.
  const name = code.replace(/\p{Cs}/gu, '\uFFFD');
  return `/start/company/${encodeURIComponent(/^\.\.?$/.test(name) ? `${name} ` : name)}`;
}

/** Finds the carrier of a URL by its last path segment, as the router decodes it. */
export function findByAddress(carriers: readonly Carrier[], segment: string): Carrier | undefined {
  const name = segment.trim();
  return (
    findCarrier(carriers, name) ??
    // The router decodes `%2F` to a slash, including a literal `%2F` in the name.
    carriers.find((carrier) => carrier.name.replaceAll('%2F', '/') === name)
  );
}
