/**
 * Makes the display face that ships with the library, and the numbers of its fallback face.
 * `node tools/fonts/subset.mjs`; the same input always gives the same files.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const PACKAGE = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'),
);
const SOURCE = join(PACKAGE, 'files/bricolage-grotesque-latin-standard-normal.woff2');
const TARGET = fileURLToPath(new URL('../../src/theme/fonts/', import.meta.url));

// One optical size serves 16 px buttons and 64 px headings. At 20 the dots of the i are visible from
// 16 px at one pixel a dot; at 48 they merge with the stem at 22 px. The width 76 keeps the lengths of 48.
const AXES = { wdth: 76, opsz: 20, wght: { min: 700, max: 800, default: 700 } };

// The letters of western Europe, and the signs of prices, numbers and running text. The
// narrow no-break space and the level arrows are not drawn in this face.
const CHARACTERS = [range(0x20, 0x7e), range(0xc0, 0xff), '\u00a0¡¿ªº«»·×¢€–—‘’“”…•−™↑↓'].join('');

// Kerning is half of the file and worth it in headings. Fractions and proportional figures
// (the default anyway) are not.
const FEATURES = ['kern', 'tnum'];

const LICENCE_NAME_IDS = [13, 14];

// What the display face sets, so that the average is weighted by real text.
const SAMPLE =
  'Elija la compañía Tecnología para seguir en línea Recarga lista Confirmación de pago ' +
  'Transacción Recargar ahora Servicios Conócenos Ventas Contacto Abono Pagar $50.00 $1,200.00';

// Advance widths of Helvetica in thousandths of an em, from Adobe's Core 14 metrics
// (Helvetica.afm). Arial and Liberation Sans were made to the same widths.
const ARIAL_WIDTHS = {
  222: 'ijl',
  278: ' ,.:;!fítIÍ',
  333: '¡-r',
  500: 'Jckçsvxyz',
  556: '$0123456789Laábdeéghnñoópquúü?',
  611: 'FTZ¿',
  667: 'AÁBEÉKPSVXY',
  722: 'CDHNÑRUÚÜw',
  778: 'GOÓQ',
  833: 'Mm',
  944: 'W',
};

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/**
 * @param {Buffer} data
 * @returns {fontkit.Font}
 */
function fontOf(data) {
  const font = fontkit.create(data);
  if ('fonts' in font) throw new Error('The file holds a collection, and not one font.');
  return font;
}

/** @param {fontkit.Font} font */
function meanAdvance(font) {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
}

function meanArialAdvance() {
  const widths = Object.entries(ARIAL_WIDTHS);
  const total = Array.from(SAMPLE, (character) => {
    const entry = widths.find(([, characters]) => characters.includes(character));
    if (!entry) throw new Error(`No Arial width for "${character}": add it to ARIAL_WIDTHS.`);
    return Number(entry[0]);
  }).reduce((sum, width) => sum + width);
  return total / 1000 / SAMPLE.length;
}

/** @param {number} ratio */
function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

/**
 * Sizes the fallback like the middle of the weight axis, so that neither end is far off.
 * @param {Buffer} face
 */
async function fallbackMetrics(face) {
  /** @param {number} wght */
  const at = async (wght) =>
    fontOf(await subsetFont(face, SAMPLE, { targetFormat: 'sfnt', variationAxes: { wght } }));
  const [lightest, heaviest] = [await at(AXES.wght.min), await at(AXES.wght.max)];
  const mean = (meanAdvance(lightest) + meanAdvance(heaviest)) / 2;
  const adjust = mean / meanArialAdvance();

  // The browser scales the overrides by size-adjust too, so it is divided out of them.
  const { ascent, descent, lineGap, unitsPerEm } = lightest;
  /** @param {number} units */
  const override = (units) => percent(units / unitsPerEm / adjust);
  return {
    'size-adjust': percent(adjust),
    'ascent-override': override(ascent),
    'descent-override': override(-descent),
    'line-gap-override': override(lineGap),
  };
}

const source = await readFile(SOURCE);
const drawn = new Set(fontOf(source).characterSet.map((code) => String.fromCodePoint(code)));
const missing = Array.from(CHARACTERS).filter((character) => !drawn.has(character));
if (missing.length > 0) throw new Error(`${SOURCE} has no glyph for: ${missing.join(' ')}`);

const face = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: AXES,
  keepFeatures: FEATURES,
  preserveNameIds: LICENCE_NAME_IDS,
  noHinting: true,
  dropTables: ['STAT', 'gasp'],
});

const metrics = await fallbackMetrics(face);

await mkdir(TARGET, { recursive: true });
await writeFile(join(TARGET, 'bricolage-grotesque.woff2'), face);
await writeFile(join(TARGET, 'metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
await copyFile(join(PACKAGE, 'LICENSE'), join(TARGET, 'OFL.txt'));

console.log(`bricolage-grotesque.woff2: ${face.length} bytes`, metrics);
