/**
 * Draws a wordmark from the display face, as one path:
 * `node tools/wordmarks/draw.mjs CODE Text [second line] [--wght=800] [--tracking=-8] [--slant=0]`.
 *
 * One colour (`currentColor`) and one scale, 1000 units per em, so that one CSS font size makes all wordmarks optically
 * equal. A box is 1000 units high for each line, and as wide as the ink. Capitals are 660 units high: the baselines are
 * at 830 and 1830.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

// The complete family, because a wordmark may be lighter than the shipped font.
const SOURCE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);

const EM = 1000;
const BASELINE = 830;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wght: { type: 'string', default: '800' },
    // In units.
    tracking: { type: 'string', default: '-8' },
    // In degrees.
    slant: { type: 'string', default: '0' },
  },
});
const [code = '', ...lines] = positionals;
if (lines.length === 0) throw new Error('Name the code of the carrier and the text to draw.');

// fontkit cannot vary a WOFF2 file, so the axes are pinned before it reads the face.
const variationAxes = { wdth: 81, opsz: 48, wght: Number(values.wght) };
const face = await subsetFont(await readFile(SOURCE), lines.join(''), {
  targetFormat: 'sfnt',
  variationAxes,
});
const font = fontkit.create(face);
if ('fonts' in font) throw new Error('The file holds a collection, and not one font.');

const lean = Math.tan((Number(values.slant) * Math.PI) / 180);

/**
 * The outlines of one line, y downwards, with its ink from x = 0 on.
 * @param {import('fontkit').Font} face
 * @param {string} text
 */
function outline(face, text) {
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const paths = glyphs.map(({ path }, index) => {
    const from = pen;
    pen += (positions[index]?.xAdvance ?? 0) + Number(values.tracking);
    return path.transform(1, 0, lean, -1, from, 0);
  });
  const left = Math.min(...paths.map(({ cbox }) => cbox.minX));
  const right = Math.max(...paths.map(({ cbox }) => cbox.maxX));
  return { paths: paths.map((path) => path.translate(-left, 0)), width: right - left };
}

const outlines = lines.map((text) => outline(font, text));
const width = Math.max(...outlines.map((line) => line.width));
const drawn = outlines.flatMap((line, index) =>
  line.paths.map((path) => path.translate((width - line.width) / 2, BASELINE + index * EM).toSVG()),
);
const d = drawn.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
const box = `0 0 ${Math.ceil(width)} ${lines.length * EM}`;
await writeFile(
  `src/theme/wordmarks/${code}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="currentColor"><path d="${d}"/></svg>\n`,
);
console.log(`src/theme/wordmarks/${code}.svg`);
