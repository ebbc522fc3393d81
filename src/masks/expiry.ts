import { digitMask, toAsciiDigits, type Mask } from './mask';

/** Moves the month of six digits first. Six digits that begin with 20 begin with a year. */
function moveMonthFirst(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

/** Pads the month of digits that begin with 3 to 9, which no two-digit month does. */
function padMonth(digits: string): string {
  return digits.replace(/^[3-9]/, '0$&');
}

/** Returns a finished expiry: a one-digit month is padded, also after a year, where it is moved first. */
function finish(raw: string): string {
  return padMonth(raw.replace(/^(20\d\d)([1-9])$/, '0$2$1'));
}

/** Returns the digits of an expiry date, with a two-digit month first. A text that is too long keeps its digits. */
function read(text: string): string {
  const plain = toAsciiDigits(text);
  const [first = '', second = '', ...others] = plain.match(/\d+/g) ?? [];
  if (others.length === 0 && second !== '') {
    const isYearFirst = first.length === 4 && second.length <= 2;
    const [month, year] = isYearFirst ? [second, first] : [first, second];
    const expiry = month.padStart(2, '0') + year;
    if (expiry.length <= 6) return expiry;
  }
  if (/^\D*\d[/.\s-]+$/.test(plain)) return first.padStart(2, '0');
  return padMonth(moveMonthFirst(first + second + others.join('')));
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
