const PHONE_LENGTH = 10;
/** The longest phone number of any country, with its plus sign. */
const MAX_PHONE_LENGTH = 16;
const EXPIRY_LENGTH = 6;

/**
 * Ten digits after a prefix: the country code, the former code of mobiles, or a trunk code. No number begins with
 * 0 or 1, so that an incomplete number with a prefix does not match.
 */
const PREFIXED = /^(?:\+?521?|044|045|01)([2-9]\d{9})$/;

/** A number that has, or may have, a prefix. */
const MAYBE_PREFIXED = /^(?:\+|[01]|52)/;

/** Replaces full-width and Arabic-Indic digits by ASCII digits. */
export function toAsciiDigits(text: string): string {
  // The last hexadecimal digit of these code points is the digit.
  return text.replace(/[٠-٩۰-۹０-９]/g, (char) => String(char.charCodeAt(0) % 16));
}

/** Returns the digits of a text, as ASCII. */
export function parseDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Returns the digits of a phone number, after the plus sign of a country code. */
export function parseSigned(text: string): string {
  const sign = /^\D*[+＋]/.test(toAsciiDigits(text)) ? '+' : '';
  return sign + parseDigits(text);
}

/** Returns how many characters of a phone number with `digits` digits can be typed. A country code needs more. */
export function maxSignedLength(raw: string, digits: number): number {
  return raw.startsWith('+') ? MAX_PHONE_LENGTH : digits;
}

/**
 * Returns the digits of a phone number, without a known prefix. A plus sign stays until the number is complete,
 * so that a foreign number does not pass as ten digits.
 */
export function parsePhone(text: string): string {
  return parseSigned(text).replace(PREFIXED, '$1');
}

/** Returns how many characters of a phone number can be typed. A prefix needs more than ten digits. */
export function maxPhoneLength(raw: string): number {
  return MAYBE_PREFIXED.test(raw) ? MAX_PHONE_LENGTH : PHONE_LENGTH;
}

/** Moves the month of six digits first. Six digits that begin with 20 begin with a year. */
export function moveMonthFirst(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

/** Moves the one-digit month of five digits that begin with a year first, and pads it. */
export function padMonth(digits: string): string {
  return digits.replace(/^(20\d\d)([1-9])$/, '0$2$1');
}

/** Returns the digits of an expiry date, with a two-digit month first. Returns '' if the text is too long. */
export function parseExpiry(text: string): string {
  const ascii = toAsciiDigits(text);
  const [first = '', second = '', ...others] = ascii.match(/\d+/g) ?? [];
  let digits = moveMonthFirst(parseDigits(text));
  if (others.length === 0 && second !== '') {
    const isYearFirst = first.length === 4 && second.length <= 2;
    const [month, year] = isYearFirst ? [second, first] : [first, second];
    digits = month.padStart(2, '0') + year;
  } else if (/^\D*\d[/.\s-]+$/.test(ascii)) {
    digits = first.padStart(2, '0');
  }
  return digits.length > EXPIRY_LENGTH ? '' : digits;
}
