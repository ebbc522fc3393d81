import { logMistake } from '#theme/logMistake';
import { digitMask, patternOf, toAsciiDigits, type Mask } from './mask';

/** The format of phone numbers. */
export interface PhoneOptions {
  /**
   * The groups of digits of a number in another numbering plan, such as `[3, 3, 3]`.
   * @default [3, 3, 2, 2], without the prefixes of Mexico
   */
  groups?: readonly number[] | null | undefined;
  /**
   * The country code of numbers in `groups`, such as `57`. It is removed from a pasted, filled or typed number. Show it in
   * `start`.
   */
  countryCode?: string | number | null | undefined;
  /**
   * How many digits a complete number can have, such as `[10, 11]` in Brazil.
   * @default the digits of `groups`
   */
  lengths?: readonly number[] | null | undefined;
}

/**
 * The prefixes of ten digits in any order: the country code 52, the trunk codes 0, 01, 044 and 045, and the mobile
 * code 1. `+`, `00` and `011` need the country code, and a first 1 needs a trunk code, so that a foreign number never
 * becomes ten digits. No number begins with 0 or 1, so that an incomplete number does not match.
 */
const MEXICAN_PREFIX =
  /^(?:(?:\+|00|011)?52|04[45]|0(?!0|11)|1(?=0))(?:52|04[45]|0|1)*(?=[2-9]\d{9}$)/;

/** Ten digits after a 0, or the beginning of a number after 044 or 045. */
const AMBIGUOUS = /04[45]\d{8}$/;

/** Returns the digits of a country code. Without digits there is none. */
function codeOf(countryCode: PhoneOptions['countryCode']): string {
  const given = String(countryCode ?? '');
  const code = toAsciiDigits(given)
    .replace(/\D/g, '')
    .replace(/^(?:011|0+)/, '');
  if (code === '' && given.trim() !== '') {
    logMistake(
      `The country code ${JSON.stringify(countryCode)} has no digits, so no code is removed from phone numbers: write it as '57'.`,
    );
  }
  return code;
}

/**
 * Returns the prefix of a complete number: the country code, after `+`, `00` or `011` or without them, a trunk 0, and the
 * 9 that precedes mobile numbers of Argentina. A number does not begin with 0.
 */
function prefixOf(code: string, lengths: readonly number[]): RegExp | undefined {
  const longest = Math.max(...lengths);
  if (code === '') return undefined;
  if (code === '52' && longest === 10) return MEXICAN_PREFIX;
  const mobile = code === '54' && longest === 10 ? '9' : '';
  const numbers = lengths.map((length) => `\\d{${String(length)}}`).join('|');
  // A 0 before `11` and the country code may be the beginning of `011`.
  return new RegExp(
    `^(?:(?:\\+|00|011)?${code}0?|0(?!11${code}))?${mobile && `${mobile}?`}(?=(?![0${mobile}])(?:${numbers})$)`,
  );
}

/** Returns the digits of a phone number, after the plus sign of a country code. */
function readSigned(text: string): string {
  const plain = toAsciiDigits(text);
  return (/^[^+＋\d]*[+＋]/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
}

/**
 * Returns the mask of a phone number, by default of a Mexican one, which removes all prefixes that were ever used there.
 * A prefix is removed only before a complete number. The number of another country keeps its plus sign, and is incomplete.
 */
export function phoneMask({ groups, countryCode, lengths }: PhoneOptions = {}) {
  const digits = digitMask({ pattern: patternOf(groups ?? [3, 3, 2, 2]), lengths });
  const prefix = prefixOf(codeOf(countryCode) || (groups ? '' : '52'), digits.lengths);

  function read(text: string, isTyping = false): string {
    const signed = readSigned(text);
    const isNumber = digits.isComplete(signed) && !signed.startsWith('0');
    const isKept = isNumber || (isTyping && AMBIGUOUS.test(signed));
    return prefix === undefined || isKept ? signed : signed.replace(prefix, '');
  }

  return { ...digits, read, finish: (raw: string) => read(raw) } satisfies Mask;
}

/**
 * Returns the raw value of a phone number in any text, also of one that a form displayed: its digits without prefixes. A
 * number that is not complete keeps its plus sign.
 * @param options The options of the `PhoneField`.
 */
export function parsePhone(text: string, options?: PhoneOptions): string {
  return phoneMask(options).read(text);
}

/**
 * Returns the display of a raw phone number in groups of digits, by default as `551 234 56 78`.
 * @param options The options of the `PhoneField`.
 */
export function formatPhone(raw: string, options?: PhoneOptions): string {
  return phoneMask(options).show(raw);
}

/**
 * Returns whether a raw value is a complete phone number, by default of ten digits.
 * @param options The options of the `PhoneField`.
 */
export function isCompletePhone(raw: string, options?: PhoneOptions): boolean {
  return phoneMask(options).isComplete(raw);
}
