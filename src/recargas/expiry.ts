import { toAsciiDigits } from './digits';

/** Digits from which an expiry passes (spec §5). */
export const EXPIRY_MIN_LENGTH = 4;

/**
 * Brings a typed, pasted or autofilled expiry to its digits, month first: `0324`, `03/24` and
 * `3/24` give `0324`; `03/2024` and `2024-03` give `032024`. What is still being typed keeps its
 * digits (`3/` gives `03`). Nothing is checked against the calendar.
 */
export function normalizeExpiry(text: string): string {
  const typed = toAsciiDigits(text.normalize('NFKC')).trim();
  const [, year, lateMonth] = /^(\d{4})\D+(\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined && lateMonth !== undefined) {
    return lateMonth.padStart(2, '0') + year;
  }

  const [, month, rest] = /^(\d)\s*[/.-]\s*(\d*)$/.exec(typed) ?? [];
  if (month !== undefined && rest !== undefined) {
    return `0${month}${rest}`;
  }

  // `2024-03` through a mask that keeps digits only: no month begins with 20, so a year it is.
  return typed.replace(/\D/g, '').replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}
