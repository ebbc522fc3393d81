const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Creates an invoice folio: ten characters of A-Z, a-z and 0-9, each equally likely (requirements §9). */
export function createFolio(): string {
  return draw(LETTERS + LETTERS.toLowerCase() + DIGITS, 10);
}

/** Creates a top-up folio: six digits, each equally likely (requirements §9). */
export function createTopUpFolio(): string {
  return draw(DIGITS, 6);
}

function draw(alphabet: string, length: number): string {
  // Bytes at or above the last multiple of the alphabet's length would bias towards its first characters.
  const limit = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(length);
  let drawn = '';
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(bytes)) {
      if (byte < limit) drawn += alphabet.charAt(byte % alphabet.length);
    }
  }
  return drawn.slice(0, length);
}
