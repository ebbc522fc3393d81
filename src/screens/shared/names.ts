import { findCarrier } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { carrierThemes } from '#theme/themes';

const LONGEST = 60;

/** A carrier's name as people know it; the code itself where it has no theme. */
export function carrierName(code: string): string {
  return carrierThemes.find((theme) => theme.code === code)?.name ?? code;
}

/** A text fit for one line outside the page, such as its title: no control marks, and cut when long. */
export function truncate(text: string): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

/**
 * The address of a carrier's screen. Browsers take `.` and `..` for steps through folders, however
 * they are written: those two get a space, which {@link findByAddress} drops again.
 */
export function carrierPath(code: string): string {
  // Half a surrogate pair has no place in an address and would throw.
  const name = code.replace(/\p{Cs}/gu, '\uFFFD');
  return `/start/company/${encodeURIComponent(/^\.\.?$/.test(name) ? `${name} ` : name)}`;
}

/** Finds the carrier that an address leads to, by the address's last part as the router reads it. */
export function findByAddress(carriers: readonly Carrier[], part: string): Carrier | undefined {
  const name = part.trim();
  return (
    findCarrier(carriers, name) ??
    // The router takes an encoded slash for a slash, wherever it comes from.
    carriers.find((carrier) => carrier.name.replaceAll('%2F', '/') === name)
  );
}

/** Fills `{{name}}` in a text with values, each taken as it is, whatever braces it has of its own. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
