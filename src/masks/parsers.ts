/**
 * Ten digits after prefixes in any order: the country code 52, the trunk codes 0, 01, 044 and 045, and the mobile
 * code 1. `+`, `00` and `011` need the country code, and a first 1 needs a trunk code, so that a foreign number never
 * becomes ten digits. No number begins with 0 or 1, so that an incomplete number does not match.
 */
const PREFIXED = /^(?:(?:\+|00|011)?52|04[45]|0(?!0|11)|1(?=0))(?:52|04[45]|0|1)*([2-9]\d{9})$/;

/** Ten digits after a 0, or the beginning of a number after 044 or 045. */
const AMBIGUOUS = /04[45]\d{8}$/;

/** Bold text of messengers, such as `*55 1234*`, with up to three marks on both sides. */
const BOLD =
  /(?<![*＊•●∙\d])([*＊•●∙]{1,3})(?![*＊•●∙\s./-])([^*＊•●∙\n]*[\p{L}\d][^*＊•●∙\n]*)(?<![\s./-])\1(?![*＊•●∙\d])/gu;

/** A bullet, or a mark of a word, such as `*WhatsApp`. */
const BULLET =
  /(?<!\S)[*＊•●∙](?!\S)|(?<=\p{L})[*＊•●∙](?![*＊•●∙])|(?<![*＊•●∙])[*＊•●∙](?=\p{L})/gu;

/** A single mark before or after at least eight digits, as where a part of a bold text was copied. */
const EDGE =
  /^[^\d*＊•●∙]*[*＊•●∙](?=(?:[^\d*＊•●∙]*\d){8})|(?<=(?:\d[^\d*＊•●∙]*){8})[*＊•●∙][^\d*＊•●∙]*$/g;

/** Concealed digits, as in `**7` and `XXXX 4242`. They cannot be known, so their text has no value. */
const CONCEALED = /[*＊•●∙]|(?<!\p{L})x{2,}(?!\p{L})/iu;

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

/** Returns a text with ASCII digits and without formatting. Returns '' if some digits are concealed. */
function readText(text: string): string {
  const plain = toAsciiDigits(text).replace(BOLD, '$2').replace(BULLET, '').replace(EDGE, '');
  return CONCEALED.test(plain) ? '' : plain;
}

/** Returns the digits of a text, as ASCII. Returns '' if some are concealed. */
export function parseDigits(text: string): string {
  return readText(text).replace(/\D/g, '');
}

/** Returns the digits of a phone number, after the plus sign of a country code. */
export function parseSigned(text: string): string {
  const plain = readText(text);
  return (/^[^+＋\d]*[+＋]/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
}

/**
 * Returns the digits of a Mexican phone number, without its prefixes. A plus sign stays until the number is complete,
 * so that a foreign number does not pass as ten digits.
 */
export function parseMexicanPhone(text: string, isTyping = false): string {
  const signed = parseSigned(text);
  return isTyping && AMBIGUOUS.test(signed) ? signed : signed.replace(PREFIXED, '$1');
}

/**
 * Returns a function that parses the phone numbers of a country: it removes the country code, after `+`, `00` or `011`
 * or without them, a trunk 0 and the mobile prefix, if a complete number follows. Other texts stay as they are, because
 * a number of another country must be incomplete.
 * @param lengths How many digits a complete number can have. It does not begin with 0.
 * @param mobile The first digit of mobile numbers that are dialled from another country. No number begins with it.
 */
export function phoneParser(
  code: string,
  lengths: readonly number[],
  mobile = '',
): (text: string) => string {
  const numbers = lengths.map((length) => `\\d{${String(length)}}`).join('|');
  // A 0 before `11` and the country code may be the beginning of `011`.
  const prefixed = new RegExp(
    `^(?:(?:\\+|00|011)?${code}0?|0(?!11${code}))?${mobile && `${mobile}?`}(?![0${mobile}])(${numbers})$`,
  );
  return (text) => {
    const signed = parseSigned(text);
    const isComplete = /^[1-9]/.test(signed) && lengths.includes(signed.length);
    return isComplete ? signed : signed.replace(prefixed, '$1');
  };
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
  const plain = readText(text);
  const [first = '', second = '', ...others] = plain.match(/\d+/g) ?? [];
  let digits = padMonth(moveMonthFirst(plain.replace(/\D/g, '')));
  if (others.length === 0 && second !== '') {
    const isYearFirst = first.length === 4 && second.length <= 2;
    const [month, year] = isYearFirst ? [second, first] : [first, second];
    digits = month.padStart(2, '0') + year;
  } else if (/^\D*\d[/.\s-]+$/.test(plain)) {
    digits = first.padStart(2, '0');
  }
  return digits.length > 6 ? '' : digits;
}
