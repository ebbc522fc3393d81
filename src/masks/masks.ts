import { DigitMask, type DigitMaskOptions } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { NameMask } from './NameMask';
import {
  maxPhoneLength,
  maxSignedLength,
  padMonth,
  parseExpiry,
  parsePhone,
  parseSigned,
} from './parsers';

/** Returns the pattern of digits in groups, such as `000 000` for `[3, 3]`. */
function patternOf(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(length)).join(' ');
}

/**
 * Returns the mask of a phone number in groups of digits, such as `[3, 3, 3]`. A number with a country code stays as
 * it is, and is incomplete. By default it is the mask of a Mexican number, which removes known prefixes.
 */
export function phoneMask(groups?: readonly number[]): DigitMaskOptions {
  if (groups === undefined) {
    return { pattern: '000 000 00 00', parse: parsePhone, maxLength: maxPhoneLength };
  }
  const digits = groups.reduce((sum, length) => sum + length, 0);
  return {
    pattern: patternOf(groups),
    parse: parseSigned,
    maxLength: (raw) => maxSignedLength(raw, digits),
  };
}

/** Returns the mask of a card number in groups of digits, such as `[4, 6, 5]`. By default it has sixteen digits. */
export function cardMask(groups: readonly number[] = [4, 4, 4, 4]): DigitMaskOptions {
  return { pattern: patternOf(groups) };
}

/** Returns the mask of a security code, which conceals all digits but the last. By default it has three digits. */
export function cvvMask(digits = 3): DigitMaskOptions {
  return { pattern: `${'X'.repeat(digits - 1)}0` };
}

const masks = {
  phone: () => new DigitMask(phoneMask()),
  card: () => new DigitMask(cardMask()),
  expiry: () =>
    new DigitMask({ pattern: '00/0000', parse: parseExpiry, finish: padMonth, lengths: [4, 6] }),
  cvv: () => new DigitMask(cvvMask()),
  name: () => new NameMask(),
} satisfies Record<string, () => FieldMask>;

/** The name of a mask. */
export type MaskName = keyof typeof masks;

/** Creates the model of a field with its initial raw value. */
export function createMask(options: MaskName | DigitMaskOptions, value: string): FieldMask {
  const mask = typeof options === 'string' ? masks[options]() : new DigitMask(options);
  mask.unmaskedValue = value;
  return mask;
}
