const FAMILY = 'Bricolage Grotesque Variable';

/** Spaces and format characters have no glyph. */
const INVISIBLE = /[\s\p{Cf}]/u;

function readRanges(): [from: number, to: number][] {
  return [...document.fonts]
    .filter(({ family }) => family.replaceAll(/['"]/g, '') === FAMILY)
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => {
      const [from = '0', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
}

/** The characters of a text that the bundled font lacks, so that a font of the machine renders them. */
export function missingGlyphs(text: string): string[] {
  const ranges = readRanges();
  return [...new Set(text)].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return (
      !INVISIBLE.test(character) &&
      !ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
    );
  });
}
