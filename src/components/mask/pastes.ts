import { keepDigits, toAsciiDigits } from './digits';

const PHONE_LENGTH = 10;

/** What people write before the ten digits: country code, the old mobile marks, the trunk code. */
const PHONE_PREFIXES = ['521', '52', '044', '045', '01'];

/** The digits of a pasted phone number: ten where its shape is known, else all of them. */
export function pastedPhone(text: string): string {
  const digits = keepDigits(text);
  const prefix = PHONE_PREFIXES.find(
    (start) => digits.startsWith(start) && digits.length === start.length + PHONE_LENGTH,
  );
  return prefix === undefined ? digits : digits.slice(prefix.length);
}

/** Puts the month of six digits first: no month begins with 20, so a year it is. */
export function monthFirst(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

/** The digits of a pasted expiry, month first and of two digits. */
export function pastedExpiry(text: string): string {
  const [first = '', second = '', ...others] = toAsciiDigits(text).match(/\d+/g) ?? [];
  if (others.length > 0 || second === '') return monthFirst(keepDigits(text));
  if (first.length === 4 && second.length <= 2) return second.padStart(2, '0') + first;
  return first.padStart(2, '0') + second;
}
