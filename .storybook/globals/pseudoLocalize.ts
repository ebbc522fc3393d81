const VOWELS = /[aeiouáéíóúü]/i;

/** The expansion of a text in another language than Spanish and English. */
const GROWTH = 0.4;

/**
 * A pseudo-translation: the text with 40 % more characters. It doubles vowels, so that words grow and not
 * only lines, and fills up the end with dots.
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
