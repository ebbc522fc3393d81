/**
 * Ten digits after prefixes in any order: the country code 52, the trunk codes 0, 01, 044 and 045, and the mobile
 * code 1. `+`, `00` and `011` need the country code, and a first 1 needs a trunk code, so that a foreign number never
 * becomes ten digits. No number begins with 0 or 1, so that an incomplete number does not match.
 */
const PREFIXED = /^(?:(?:\+|00|011)?52|04[45]|0(?!0|11)|1(?=0))(?:52|04[45]|0|1)*([2-9]\d{9})$/;

/** Ten digits after a 0, or the beginning of a number after 044 or 045. */
const AMBIGUOUS = /04[45]\d{8}$/;

/** Concealed digits, as in `**7` and `XXXX 4242`. They cannot be known, so their text has no value. */
const CONCEALED = /[*＊•●∙]|xx/i;

/** Replaces full-width and Arabic-Indic digits by ASCII digits. */
export function toAsciiDigits(text: string): string {
  // The last hexadecimal digit of these code points is the digit.
  return text.replace(/[٠-٩۰-۹０-９]/g, (char) => String(char.charCodeAt(0) % 16));
}

/** Returns the digits of a text, as ASCII. Returns '' if some are concealed. */
export function parseDigits(text: string): string {
  return CONCEALED.test(text) ? '' : toAsciiDigits(text).replace(/\D/g, '');
}

/** Returns the digits of a phone number, after the plus sign of a country code. */
export function parseSigned(text: string): string {
  const sign = /^[^+＋\d]*[+＋]/.test(toAsciiDigits(text)) && !CONCEALED.test(text) ? '+' : '';
  return sign + parseDigits(text);
}

/**
 * Returns the digits of a phone number, without its prefixes. A plus sign stays until the number is complete,
 * so that a foreign number does not pass as ten digits.
 */
export function parsePhone(text: string, isTyping = false): string {
  const signed = parseSigned(text);
  return isTyping && AMBIGUOUS.test(signed) ? signed : signed.replace(PREFIXED, '$1');
}

/**
 * Returns a function that parses the phone numbers of a country: it removes the country code, after `+`, `00` or `011`
 * or without them, and a trunk 0, if exactly `length` digits follow. Other texts stay as they are, because a number of
 * another country must be incomplete.
 */
export function phoneParser(code: string, length: number): (text: string) => string {
  // A 0 before `00` or `011` may be the beginning of an international prefix that is not finished.
  const prefixed = new RegExp(
    `^(?:(?:\\+|00|011)?${code}0?|0(?!0|11${code}))?(\\d{${String(length)}})$`,
  );
  return (text) => parseSigned(text).replace(prefixed, '$1');
}

/** Moves the month of six digits first. Six digits that begin with 20 begin with a year. */
function moveMonthFirst(digits: string): string {
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

/** Pads the month of up to five digits that begin with 3 to 9, which no two-digit month does. */
function padMonth(digits: string): string {
  return digits.replace(/^[3-9]\d{0,4}$/, '0$&');
}

/** Returns a finished expiry: a one-digit month is padded, also after a year, where it is moved first. */
export function finishExpiry(digits: string): string {
  return padMonth(digits.replace(/^(20\d\d)([1-9])$/, '0$2$1'));
}

/** Returns the digits of an expiry date, with a two-digit month first. Returns '' if the text is too long. */
export function parseExpiry(text: string): string {
  const ascii = toAsciiDigits(text);
  const [first = '', second = '', ...others] = ascii.match(/\d+/g) ?? [];
  let digits = padMonth(moveMonthFirst(parseDigits(text)));
  if (others.length === 0 && second !== '') {
    const isYearFirst = first.length === 4 && second.length <= 2;
    const [month, year] = isYearFirst ? [second, first] : [first, second];
    digits = month.padStart(2, '0') + year;
  } else if (/^\D*\d[/.\s-]+$/.test(ascii)) {
    digits = first.padStart(2, '0');
  }
  return digits.length > 6 ? '' : digits;
}
