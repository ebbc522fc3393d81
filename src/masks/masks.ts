import { logMistake } from '#theme/logMistake';
import {
  finishExpiry,
  parseExpiry,
  parseMexicanPhone,
  parseSigned,
  phoneParser,
  toAsciiDigits,
} from './parsers';

/** What a field has left out of a text: nothing, what exceeds its length, or all of it, because it has no value. */
export type MaskProblem = '' | 'cut' | 'unread';

/** The options of a mask of digits. */
export interface DigitMaskOptions {
  /** `0` is a digit, `X` is a digit displayed as `*`, any other character is a separator. */
  pattern: string;
  /**
   * Returns the raw value of any text, which can be unfinished while the user types. If it changes, the value is parsed
   * again, or with the next edit if the field has the focus.
   * @default its digits
   */
  parse?: (text: string, isTyping: boolean) => string;
  /** Returns the raw value after the field loses focus. @default the same value */
  finish?: (raw: string) => string;
  /** Returns how many characters can be typed. @default the digits of the longest complete value */
  maxLength?: (raw: string) => number;
  /** How many digits a complete value can have, such as `[10, 11]`. @default the digits of the pattern */
  lengths?: readonly number[] | null | undefined;
}

/** Returns whether options are those of a mask of digits. */
export function hasPattern(
  options: DigitMaskOptions | NameMaskOptions,
): options is DigitMaskOptions {
  return 'pattern' in options;
}

/** Returns how many digits a pattern has. */
export function digitsOf(pattern: string): number {
  return pattern.replace(/[^0X]/g, '').length;
}

/** Returns how many digits a complete value can have. */
export function lengthsOf({ pattern, lengths }: DigitMaskOptions): readonly number[] {
  return lengths?.length ? lengths : [digitsOf(pattern)];
}

/** Returns the pattern of digits in groups, such as `000 000` for `[3, 3]`. */
function patternOf(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(length)).join(' ');
}

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

/** The longest phone number that can be typed: a Mexican number after all its prefixes. */
const MAX_PHONE_LENGTH = 20;

const MEXICAN_GROUPS = [3, 3, 2, 2];

/** The first digit of a number that is dialled from another country, by country code, and the length of the number without it. */
const MOBILE: Readonly<Record<string, readonly [digit: string, length: number]>> = {
  '54': ['9', 10],
};

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

/** Returns how a phone number is parsed, and the beginning of a number that can be longer because it has a prefix. */
function phoneRule(code: string, lengths: readonly number[]) {
  const longest = Math.max(...lengths);
  if (code === '') return { parse: parseSigned, prefix: /^\+/ };
  if (code === '52' && longest === 10) {
    return { parse: parseMexicanPhone, prefix: /^(?:\+|[01]|52)/ };
  }
  const [digit, length] = MOBILE[code] ?? ['', 0];
  const mobile = length === longest ? digit : '';
  const prefix = new RegExp(`^(?:\\+|0|${code}${mobile && `|${mobile}`})`);
  return { parse: phoneParser(code, lengths, mobile), prefix };
}

/**
 * Returns the mask of a phone number in groups of digits, such as `[3, 3, 4]`, whose country code, such as `57`, is
 * removed. The number of another country keeps its plus sign, and is incomplete. By default it is the mask of a Mexican
 * number, which removes all prefixes that were ever used there.
 */
export function phoneMask(
  groups?: PhoneOptions['groups'],
  countryCode?: PhoneOptions['countryCode'],
  lengths?: PhoneOptions['lengths'],
) {
  const pattern = patternOf(groups ?? MEXICAN_GROUPS);
  const complete = lengthsOf({ pattern, lengths });
  const { parse, prefix } = phoneRule(codeOf(countryCode) || (groups ? '' : '52'), complete);
  const longest = Math.max(...complete);
  const maxLength = (raw: string) => (prefix.test(raw) ? MAX_PHONE_LENGTH : longest);
  return { pattern, lengths, maxLength, parse, finish: parse } satisfies DigitMaskOptions;
}

/**
 * Returns the raw value of a phone number in any text, also of one that a form displayed: its digits without prefixes. A
 * number that is not complete keeps its plus sign. Use the options of the `PhoneField`.
 */
export function parsePhone(
  text: string,
  { groups, countryCode, lengths }: PhoneOptions = {},
): string {
  return phoneMask(groups, countryCode, lengths).parse(text);
}

/**
 * Returns the mask of a card number in groups of digits, such as `[4, 6, 5]`. By default it has sixteen digits. With
 * `lengths`, such as `[16, 19]`, digits after the groups are one more group.
 */
export function cardMask(
  groups?: readonly number[] | null,
  lengths?: readonly number[] | null,
): DigitMaskOptions {
  return { pattern: patternOf(groups ?? [4, 4, 4, 4]), lengths };
}

/** Returns the mask of a security code, which conceals all digits but the last. By default it has three digits. */
export function cvvMask(digits = 3): DigitMaskOptions {
  return { pattern: `${'X'.repeat(Math.max(0, digits - 1))}0` };
}

/** The mask of an expiry. Five digits pass too, as in the requirements (§5). */
export const expiryMask: DigitMaskOptions = {
  pattern: '00/0000',
  parse: parseExpiry,
  finish: finishExpiry,
  lengths: [4, 5, 6],
};

/**
 * Returns the display of a raw value. Digits that exceed the pattern are displayed after it. In a pattern that conceals
 * digits, only the last of them is displayed.
 */
export function formatDigits(pattern: string, raw: string): string {
  // The pattern does not apply to a number with a country code.
  if (raw.startsWith('+')) return raw;
  const surplus = raw.slice(digitsOf(pattern));
  if (surplus !== '' && pattern.includes('X')) return '*'.repeat(raw.length - 1) + raw.slice(-1);
  let display = '';
  let count = 0;
  for (const char of pattern) {
    if (count === raw.length) return display;
    if (char === '0') display += raw.charAt(count);
    else display += char === 'X' ? '*' : char;
    if (char === '0' || char === 'X') count += 1;
  }
  return surplus === '' ? display : `${display} ${surplus}`;
}

/**
 * Returns the pattern in two parts: the part that a raw value fills, as zeros, and the rest. Both are shown in digits
 * of the same width, so the first part takes the place of the typed digits without repeating them.
 */
export function splitPattern(pattern: string, raw: string): { typed: string; rest: string } {
  const end = raw.startsWith('+') ? pattern.length : formatDigits(pattern, raw).length;
  return { typed: pattern.slice(0, end), rest: pattern.slice(end) };
}

/** Returns the `pattern` attribute that only the display of a complete value matches. */
export function inputPatternOf(mask: DigitMaskOptions): string {
  const digits = lengthsOf(mask).map((count) => `(?:[\\d*][^\\d*+]*){${String(count)}}`);
  return `[^\\d*+]*(?:${digits.join('|')})`;
}

/** Returns the display of a phone number in groups of digits, by default as `551 234 56 78`. */
export function formatPhone(digits: string, groups?: readonly number[]): string {
  return formatDigits(phoneMask(groups).pattern, digits);
}

/** The options of a mask of a name. */
export interface NameMaskOptions {
  /** How many words a name has at most. @default 5 */
  maxWords?: number | undefined;
}

/** The name of a mask. */
export type MaskName = 'phone' | 'card' | 'expiry' | 'cvv' | 'name';

/** The name of a mask, or the options of a mask of digits or of a name. */
export type MaskOptions = MaskName | DigitMaskOptions | NameMaskOptions;
