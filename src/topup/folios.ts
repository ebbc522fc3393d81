/** Fills an array with random bytes, as `crypto.getRandomValues` does. */
export type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => void;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHANUMERIC = LETTERS + LETTERS.toLowerCase() + DIGITS;

/** Characters of an invoice folio (requirements §9). */
const FOLIO_LENGTH = 10;
/** Digits of a recharge folio (requirements §9). */
const TOP_UP_FOLIO_LENGTH = 6;
const BYTE_VALUES = 256;

/** Creates an invoice folio: ten characters of A-Z, a-z and 0-9, each equally likely (requirements §9). */
export function createFolio(random: RandomSource = fillFromCrypto): string {
  return draw(ALPHANUMERIC, FOLIO_LENGTH, random);
}

/** Creates a recharge folio: six digits, each equally likely (requirements §9). */
export function createTopUpFolio(random: RandomSource = fillFromCrypto): string {
  return draw(DIGITS, TOP_UP_FOLIO_LENGTH, random);
}

function draw(alphabet: string, length: number, random: RandomSource): string {
  // Bytes at or above the last multiple of the alphabet's length would bias towards its first characters.
  const limit = BYTE_VALUES - (BYTE_VALUES % alphabet.length);
  const bytes = new Uint8Array(length);
  let drawn = '';

  while (drawn.length < length) {
    random(bytes);
    for (const byte of bytes) {
      if (byte < limit && drawn.length < length) {
        drawn += alphabet.charAt(byte % alphabet.length);
      }
    }
  }
  return drawn;
}

function fillFromCrypto(bytes: Uint8Array<ArrayBuffer>): void {
  globalThis.crypto.getRandomValues(bytes);
}
