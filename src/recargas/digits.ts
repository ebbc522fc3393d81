/** The zeros of the digits people type here: full-width, Arabic-Indic and its eastern kind. */
const ZEROS = [0xff10, 0x0660, 0x06f0];

/** Turns the full-width and Arabic-Indic digits of a text into ASCII ones; the rest stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const point = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => point >= start && point <= start + 9) ?? point;
    return String(point - zero);
  });
}

/** Keeps the digits of a text only, as ASCII. */
export function keepDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}
