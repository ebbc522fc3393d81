/** The zeros of the digits that keyboards and IMEs give here. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

function asciiDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? '' : String(point - zero);
}

/** Turns full-width and Arabic-Indic digits into ASCII ones, and leaves the rest of a text. */
export function toAsciiDigits(text: string): string {
  return Array.from(text, (char) => asciiDigit(char) || char).join('');
}

/** The digits of a text, as ASCII. */
export function keepDigits(text: string): string {
  return Array.from(text, asciiDigit).join('');
}
