/**
 * Makes the display face that ships with the library: `node tools/fonts/subset.mjs`. The same input always gives the
 * same file. `src/theme/fonts/metrics.json` sizes the fallback face like this one, against Arial: measure it again if
 * the axes change (`npx fontpie src/theme/fonts/bricolage-grotesque.woff2`).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/bricolage-grotesque';
const TARGET = 'src/theme/fonts';

// One optical size serves 16 px buttons and 64 px headings. At 20 the dots of the i are visible from
// 16 px at one pixel a dot; at 48 they merge with the stem at 22 px. The width 76 keeps the lengths of 48.
const AXES = { wdth: 76, opsz: 20, wght: { min: 700, max: 800, default: 700 } };

// The letters of western Europe, and the signs of prices, numbers and running text. The
// narrow no-break space and the level arrows are not drawn in this face.
const CHARACTERS = [range(0x20, 0x7e), range(0xc0, 0xff), '\u00a0¡¿ªº«»·×¢€–—‘’“”…•−™↑↓'].join('');

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const source = `${SOURCE}/files/bricolage-grotesque-latin-standard-normal.woff2`;
const face = await subsetFont(await readFile(source), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: AXES,
  // Kerning is half of the file and worth it in headings. Fractions and proportional figures are not.
  keepFeatures: ['kern', 'tnum'],
  // The names of the licence.
  preserveNameIds: [13, 14],
  noHinting: true,
  dropTables: ['STAT', 'gasp'],
});
await writeFile(`${TARGET}/bricolage-grotesque.woff2`, face);
await copyFile(`${SOURCE}/LICENSE`, `${TARGET}/OFL.txt`);
console.log(`bricolage-grotesque.woff2: ${face.length} bytes`);
