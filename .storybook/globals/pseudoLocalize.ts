const VOWELS = /[aeiouáéíóúü]/i;

/** How much longer a text may become in another language than Spanish and English. */
const GROWTH = 0.4;

/**
 * A pseudo-translation: the text with 40 % more characters. Vowels are doubled, so that words
 * grow and not only lines; what is still missing stands at the end.
 */
export function pseudoLocalize(text: string): string {
  let missing = Math.ceil(text.length * GROWTH);
  const grown = Array.from(text, (sign) => {
    if (missing === 0 || !VOWELS.test(sign)) return sign;
    missing -= 1;
    return sign + sign.toLowerCase();
  });
  return grown.join('') + '·'.repeat(missing);
}
