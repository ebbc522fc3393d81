import { keepDigits, toAsciiDigits } from './digits';

/**
 * Ten digits behind what people write before them: the country code, the old mobile marks, the trunk
 * code. No number begins with 0 or 1, so that one which is not written to its end is not taken for whole.
 */
const PREFIXED = /^(?:\+?521?|044|045|01)([2-9]\d{9})$/;

/** A number that has, or may have, a code before it. */
const MAYBE_PREFIXED = /^(?:\+|[01]|52)/;

const PHONE_LENGTH = 10;
/** The most digits of any number in the world, and the plus sign before them. */
const LONGEST_PHONE = 16;
const EXPIRY_LENGTH = 6;

/**
 * The digits of a phone number: ten where its code is a known one, else all of them. The plus sign of
 * a country code stays until the number is known, so that it is never taken for another of ten digits.
 */
export function readPhone(text: string): string {
  const sign = /^\D*[+＋]/.test(toAsciiDigits(text)) ? '+' : '';
  return (sign + keepDigits(text)).replace(PREFIXED, '$1');
}

/** How long a phone number may grow by typing: with a code before it, it takes more than ten digits. */
export function roomOfPhone(raw: string): number {
  return MAYBE_PREFIXED.test(raw) ? LONGEST_PHONE : PHONE_LENGTH;
}

/** Puts the month of six digits first: no month begins with 20, so a year it is. */
export function monthFirst(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

/** The finished form of five digits that begin with a year: its month has one digit. */
export function padMonth(digits: string): string {
  return digits.replace(/^(20\d\d)([1-9])$/, '0$2$1');
}

/** The digits of an expiry, month first and of two digits; nothing of what is too long to be one. */
export function readExpiry(text: string): string {
  const ascii = toAsciiDigits(text);
  const [first = '', second = '', ...others] = ascii.match(/\d+/g) ?? [];
  let digits = monthFirst(keepDigits(text));
  if (others.length === 0 && second !== '') {
    const isYearFirst = first.length === 4 && second.length <= 2;
    const [month, year] = isYearFirst ? [second, first] : [first, second];
    digits = month.padStart(2, '0') + year;
  } else if (/^\D*\d[/.\s-]+$/.test(ascii)) {
    digits = first.padStart(2, '0');
  }
  return digits.length > EXPIRY_LENGTH ? '' : digits;
}
