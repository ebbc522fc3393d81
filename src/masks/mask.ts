/**
 * What a field reads and displays. The raw value is digits, or the letters of a name. Its functions are pure, so they
 * also run on a server.
 */
export interface Mask {
  /** `0` is a digit, `X` is a digit displayed as `*`, any other character is a separator. A mask of letters has none. */
  pattern?: string;
  /** How many digits a complete value can have. */
  lengths?: readonly number[];
  /** Returns the raw value of any text, which can be unfinished while the user types. */
  read: (text: string, isTyping?: boolean) => string;
  /** Returns the display of a raw value. */
  show: (raw: string) => string;
  /** Returns the raw value after the field loses focus. */
  finish: (raw: string) => string;
  /** Returns whether a raw value is complete. */
  isComplete: (raw: string) => boolean;
  /** Returns whether a raw value lacks a part of its text. A mask of digits keeps all digits, so that too many are not complete. */
  isCut?: (raw: string, text: string) => boolean;
}

/** What a field has left out of a text: nothing, what exceeds a name, or all of it, because it has no value. */
export type MaskProblem = '' | 'cut' | 'unread';

/** The options of a mask of digits. */
export interface DigitMaskOptions {
  /** `0` is a digit, `X` is a digit displayed as `*`, any other character is a separator. */
  pattern: string;
  /** How many digits a complete value can have, such as `[10, 11]`. @default the digits of the pattern */
  lengths?: readonly number[] | null | undefined;
}

/** A digit of any script, a concealed digit, or a plus sign. */
const RAW = /[\p{Nd}*+]/gu;

const DIGIT = /\p{Nd}/u;

/** Replaces the digits of all scripts by ASCII digits. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let count = 0;
    // Unicode has the digits from 0 to 9 in a row. Such rows can follow each other.
    while (DIGIT.test(String.fromCodePoint(code - count - 1))) count += 1;
    return String(count % 10);
  });
}

/** Returns the digits of a text, as ASCII. */
export function readDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Returns the pattern of digits in groups, such as `000 000` for `[3, 3]`. */
export function patternOf(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(length)).join(' ');
}

function digitsOf(pattern: string): number {
  return pattern.replace(/[^0X]/g, '').length;
}

/**
 * Returns the display of a raw value. Digits that exceed the pattern are displayed after it. In a pattern that conceals
 * digits, only the last of them is displayed.
 */
function formatDigits(pattern: string, raw: string): string {
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

/** Returns a mask of digits. Spread it and replace `read` for a field that also reads other texts. */
export function digitMask({ pattern, lengths }: DigitMaskOptions) {
  const complete = lengths?.length ? lengths : [digitsOf(pattern)];
  return {
    pattern,
    lengths: complete,
    read: readDigits,
    show: (raw: string) => formatDigits(pattern, raw),
    finish: (raw: string) => raw,
    isComplete: (raw: string) => /^\d+$/.test(raw) && complete.includes(raw.length),
  } satisfies Mask;
}

/** Returns how many characters of a raw value a part of its display, or of another text of this value, has. */
export function countRaw({ pattern }: Mask, text: string): number {
  return pattern === undefined ? text.length : (text.match(RAW)?.length ?? 0);
}

/** Returns the `pattern` attribute that only the display of a complete value matches. */
export function inputPatternOf({ lengths }: Mask): string | undefined {
  const digits = lengths?.map((count) => `(?:[\\d*][^\\d*+]*){${String(count)}}`);
  return digits && `[^\\d*+]*(?:${digits.join('|')})`;
}

/**
 * Returns the pattern in two parts: the part that a raw value fills, as zeros, and the rest. Both are shown in digits
 * of the same width, so the first part takes the place of the typed digits without repeating them. `length` is that of
 * the longest complete display.
 */
export function hintOf({ pattern, lengths = [], show }: Mask, raw: string) {
  if (pattern === undefined) return undefined;
  const end = raw.startsWith('+') ? pattern.length : show(raw).length;
  const { length } = show('0'.repeat(Math.max(...lengths)));
  return { typed: pattern.slice(0, end), rest: pattern.slice(end), length };
}
