import { finishExpiry, parseExpiry, parsePhone, parseSigned, phoneParser } from './parsers';

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
  /** Returns how many characters can be typed. @default the digits of the pattern */
  maxLength?: (raw: string) => number;
  /** How many digits a complete value has. @default the digits of the pattern */
  lengths?: readonly number[];
}

/** Returns how many digits a pattern has. */
export function digitsOf(pattern: string): number {
  return pattern.replace(/[^0X]/g, '').length;
}

/** Returns the pattern of digits in groups, such as `000 000` for `[3, 3]`. */
function patternOf(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(Math.max(0, length))).join(' ');
}

/** The longest phone number that can be typed: a Mexican number after all its prefixes. */
const MAX_PHONE_LENGTH = 20;

/** A number that has, or may have, a Mexican prefix. */
const MAYBE_PREFIXED = /^(?:\+|[01]|52)/;

/** Returns a mask whose values can be longer with a prefix. */
function phone(
  groups: readonly number[],
  prefix: RegExp,
  parse: (text: string, isTyping?: boolean) => string,
): DigitMaskOptions {
  const pattern = patternOf(groups);
  const maxLength = (raw: string) => (prefix.test(raw) ? MAX_PHONE_LENGTH : digitsOf(pattern));
  return { pattern, maxLength, parse, finish: parse };
}

const MEXICAN_GROUPS = [3, 3, 2, 2];

const mexicanPhone = phone(MEXICAN_GROUPS, MAYBE_PREFIXED, parsePhone);

/**
 * Returns the mask of a phone number in groups of digits, such as `[3, 3, 4]`, whose country code, such as `57`, is
 * removed. The number of another country keeps its plus sign, and is incomplete. By default it is the mask of a Mexican
 * number, which removes all prefixes that were ever used there.
 */
export function phoneMask(groups?: readonly number[], countryCode?: string): DigitMaskOptions {
  if (countryCode === undefined) {
    return groups === undefined ? mexicanPhone : phone(groups, /^\+/, parseSigned);
  }
  const plan = groups ?? MEXICAN_GROUPS;
  const code = countryCode.replace(/\D/g, '');
  const prefix = new RegExp(`^(?:\\+|0|${code})`);
  return phone(plan, prefix, phoneParser(code, digitsOf(patternOf(plan))));
}

/** Returns the mask of a card number in groups of digits, such as `[4, 6, 5]`. By default it has sixteen digits. */
export function cardMask(groups: readonly number[] = [4, 4, 4, 4]): DigitMaskOptions {
  return { pattern: patternOf(groups) };
}

/** Returns the mask of a security code, which conceals all digits but the last. By default it has three digits. */
export function cvvMask(digits = 3): DigitMaskOptions {
  return { pattern: `${'X'.repeat(Math.max(0, digits - 1))}0` };
}

/** The masks of digits, by name. */
export const digitMasks = {
  phone: mexicanPhone,
  card: cardMask(),
  /** Five digits pass too, as in the requirements (§5). */
  expiry: { pattern: '00/0000', parse: parseExpiry, finish: finishExpiry, lengths: [4, 5, 6] },
  cvv: cvvMask(),
} satisfies Record<string, DigitMaskOptions>;

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

/**
 * Returns the `pattern` attribute that only the display of a complete value matches. Separators can be anywhere, because
 * the browser also checks a text that was typed before hydration.
 */
export function inputPatternOf({
  pattern,
  lengths = [digitsOf(pattern)],
}: DigitMaskOptions): string {
  const digits = lengths.map((count) => `(?:[\\d*][^\\d*+]*){${String(count)}}`);
  return `[^\\d*+]*(?:${digits.join('|')})`;
}

/** Returns the display of a phone number in groups of digits, by default as `551 234 56 78`. */
export function formatPhone(digits: string, groups?: readonly number[]): string {
  return formatDigits(phoneMask(groups).pattern, digits);
}

/** The name of a mask. */
export type MaskName = keyof typeof digitMasks | 'name';
