const FAMILY = 'Bricolage Grotesque Variable';

/** Spaces, and marks that are never drawn. */
const UNDRAWN = /[\s\p{Cf}]/u;

function readRanges(): [from: number, to: number][] {
  return [...document.fonts]
    .filter(({ family }) => family.replaceAll(/['"]/g, '') === FAMILY)
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => {
      const [from = '0', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
}

/** The signs of a text that the bundled face lacks, so that a machine's own would draw them. */
export function missingGlyphs(text: string): string[] {
  const ranges = readRanges();
  return [...new Set(text)].filter((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return !UNDRAWN.test(sign) && !ranges.some(([from, to]) => point >= from && point <= to);
  });
}
