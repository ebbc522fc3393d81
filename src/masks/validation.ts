import {
  cardMask,
  cvvMask,
  expiryMask,
  lengthsOf,
  phoneMask,
  type DigitMaskOptions,
  type PhoneOptions,
} from './masks';

/*
 * Pure functions for raw values. They also run on a server.
 */

export { formatPhone, parsePhone, type PhoneOptions } from './masks';

function isComplete(mask: DigitMaskOptions, value: string, digits: Digits = lengthsOf(mask)) {
  return /^\d+$/.test(value) && [digits].flat().includes(value.length);
}

/** How many digits a value has, or can have. */
type Digits = number | readonly number[];

/**
 * Returns whether a raw value is a complete phone number, by default of ten digits.
 * @param format The options of the `PhoneField`, or how many digits the number has.
 */
export function isCompletePhone(value: string, format: number | PhoneOptions = {}): boolean {
  const { groups, lengths } = typeof format === 'number' ? { lengths: [format] } : format;
  return isComplete(phoneMask(groups, undefined, lengths), value);
}

/** Returns whether a raw value is a complete card number, by default of sixteen digits. */
export function isCompleteCard(value: string, digits?: Digits): boolean {
  return isComplete(cardMask(), value, digits);
}

/** Returns whether a raw value is a complete expiry: a month and a year, of four to six digits. */
export function isCompleteExpiry(value: string): boolean {
  return isComplete(expiryMask, value);
}

/** Returns whether a raw value is a complete security code, by default of three digits. */
export function isCompleteCvv(value: string, digits?: Digits): boolean {
  return isComplete(cvvMask(), value, digits);
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
