import { keepDigits } from './digits';

/** Digits of a phone number (spec §9). */
const PHONE_LENGTH = 10;

/** What people put before the ten digits: country code, mobile marks of old, trunk code. */
const PREFIXES = ['521', '52', '044', '045', '01'];

/**
 * Brings a typed, pasted or autofilled phone number to its digits. The ways in which Mexican
 * numbers are written (`(55) 1234 5678`, `+52 55…`, `521…`, `044…`, `045…`, `01…`) end as the ten
 * digits. Everything else keeps all its digits, so that a number too long stays wrong to see.
 */
export function normalizePhone(text: string): string {
  const digits = keepDigits(text);
  const prefix = PREFIXES.find(
    (start) => digits.startsWith(start) && digits.length === start.length + PHONE_LENGTH,
  );

  return prefix === undefined ? digits : digits.slice(prefix.length);
}

/** Whether a value is exactly ten ASCII digits (spec §5). */
export function isPhone(value: string): boolean {
  return /^[0-9]{10}$/.test(value);
}
