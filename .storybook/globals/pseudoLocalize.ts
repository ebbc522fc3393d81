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

/** Makes the texts of an element longer that a translator would change. Returns what restores them. */
export function lengthenTexts(root: Element): () => void {
  const originals = new Map<Text, readonly [short: string, long: string]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.data.trim() === '' || node.parentElement?.closest('[translate="no"]')) continue;
    const long = pseudoLocalize(node.data);
    originals.set(node, [node.data, long]);
    node.data = long;
  }
  return () => {
    // React may have changed a text meanwhile.
    for (const [node, [short, long]] of originals) if (node.data === long) node.data = short;
  };
}
