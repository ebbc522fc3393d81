import { digitMask, toAsciiDigits, type Mask } from './mask';

/**
 * Moves the month of six digits first, because six digits that begin with 20 begin with a year. Pads the month of digits
 * that begin with 3 to 9, which no two-digit month does.
 */
function normalize(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1').replace(/^[3-9]/, '0$&');
}

/** Returns a finished expiry: a one-digit month is padded, also after a year, where it is moved first. */
function finish(raw: string): string {
  return normalize(raw.replace(/^(20\d\d)([1-9])$/, '0$2$1'));
}

/** Returns the digits of an expiry date, with a two-digit month first. A text that is too long keeps its digits. */
function read(text: string): string {
  const plain = toAsciiDigits(text);
  const [first = '', second = '', ...others] = plain.match(/\d+/g) ?? [];
  const isYearFirst = first.length === 4 && second.length <= 2;
  const [month, year] = isYearFirst ? [second, first] : [first, second];
  const isDate = others.length === 0 && second !== '' && month.length <= 2 && year.length <= 4;
  if (isDate) return normalize(month.padStart(2, '0') + year);
  if (/^\D*\d[/.\s-]+$/.test(plain)) return first.padStart(2, '0');
  return normalize(first + second + others.join(''));
}

/** The mask of an expiry. Five digits pass too, as in the requirements (§5). */
export const expiryMask = {
  ...digitMask({ pattern: '00/0000', lengths: [4, 5, 6] }),
  read,
  finish,
} satisfies Mask;

/** Returns whether a raw value is a complete expiry: a month and a year, of four to six digits. */
export function isCompleteExpiry(raw: string): boolean {
  return expiryMask.isComplete(raw);
}
