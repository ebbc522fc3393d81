import { digitMasks, digitsOf, type DigitMaskOptions } from './masks';

/*
 * Pure checks of raw values. They also run on a server.
 */

function isComplete(mask: DigitMaskOptions, value: string, digits?: number): boolean {
  const { pattern, lengths = [digitsOf(pattern)] } = mask;
  return /^\d+$/.test(value) && (digits === undefined ? lengths : [digits]).includes(value.length);
}

/** Returns whether a raw value is a complete phone number, by default of ten digits. */
export function isCompletePhone(value: string, digits?: number): boolean {
  return isComplete(digitMasks.phone, value, digits);
}

/** Returns whether a raw value is a complete card number, by default of sixteen digits. */
export function isCompleteCard(value: string, digits?: number): boolean {
  return isComplete(digitMasks.card, value, digits);
}

/** Returns whether a raw value is a complete expiry: a month and a year, of four to six digits. */
export function isCompleteExpiry(value: string): boolean {
  return isComplete(digitMasks.expiry, value);
}

/** Returns whether a raw value is a complete security code, by default of three digits. */
export function isCompleteCvv(value: string, digits?: number): boolean {
  return isComplete(digitMasks.cvv, value, digits);
}

/** Returns whether a raw value is a name: it has a letter of any script. */
export function isCompleteName(value: string): boolean {
  return /\p{L}/u.test(value);
}

/** Returns whether the last digit of a card number is its check digit (Luhn). Sample numbers need not pass. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of Array.from(digits).reverse().entries()) {
    const value = Number(char) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return /^\d+$/.test(digits) && sum % 10 === 0;
}
