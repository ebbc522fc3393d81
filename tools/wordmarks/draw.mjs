/**
 * Draws one wordmark per carrier from the display face, as paths.
 * `node tools/wordmarks/draw.mjs`; the same input always gives the same files.
 *
 * To replace a wordmark by hand: keep the file's name, its one colour (`currentColor`) and the
 * scale, 1000 units to the em, so that one CSS font size makes all of them optically equal. A
 * box is 1000 units high for one line, 2000 for two, and as wide as the ink. Capitals are 660
 * units high and centred: the baselines are at 830 and 1830. Then remove the
 * carrier from WORDMARKS, so that the next run keeps the new file.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

// The complete family, because a wordmark may be lighter than the shipped font.
const SOURCE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);
const TARGET = fileURLToPath(new URL('../../src/theme/wordmarks/', import.meta.url));

const EM = 1000;
const BASELINE = 830;

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ wght: number, tracking: number, slant: number }} Style tracking in units, slant in degrees */

/** @type {Style} */
const DEFAULTS = { wght: 800, tracking: -8, slant: 0 };

/** @type {Record<string, { lines: string[] } & Partial<Style>>} */
const WORDMARKS = {
  TELCEL: { lines: ['Telcel'] },
  ATT: { lines: ['AT&T'] },
  MOVISTAR: { lines: ['movistar'], wght: 600, tracking: -20 },
  VIRGIN: { lines: ['Virgin'], slant: 12 },
  UNEFON: { lines: ['unefon'] },
  IUSACELL: { lines: ['iusacell'] },
  NEXTEL: { lines: ['NEXTEL'], wght: 700, tracking: 24 },
  TELCELUSA: { lines: ['Telcel', 'USA'] },
  USDMOVISTAR: { lines: ['movistar', 'USD'], wght: 600, tracking: -20 },
};

const source = await readFile(SOURCE);

/**
 * fontkit cannot vary a WOFF2 file, so the axes are pinned before it reads the face.
 * @param {number} wght
 * @param {string} text
 */
async function fontOf(wght, text) {
  const variationAxes = { wdth: 81, opsz: 48, wght };
  const font = fontkit.create(
    await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes }),
  );
  if ('fonts' in font) throw new Error('The file holds a collection, and not one font.');
  if (font.unitsPerEm !== EM) throw new Error(`The face has ${font.unitsPerEm} units, not ${EM}.`);
  return font;
}

/**
 * The outlines of one line, y downwards, with its ink from x = 0 on.
 * @param {import('fontkit').Font} font
 * @param {string} text
 * @param {Style} style
 */
function outline(font, text, { tracking, slant }) {
  const lean = Math.tan((slant * Math.PI) / 180);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map(({ path }, index) => {
    const from = pen;
    pen += (positions[index]?.xAdvance ?? 0) + tracking;
    return path.transform(1, 0, lean, -1, from, 0);
  });
  const left = Math.min(...paths.map(({ cbox }) => cbox.minX));
  const right = Math.max(...paths.map(({ cbox }) => cbox.maxX));
  return { paths: paths.map((path) => path.translate(-left, 0)), width: right - left };
}

/**
 * @param {number[]} args
 * @returns {Point[]}
 */
function pairs([x, y, ...others]) {
  return x === undefined || y === undefined ? [] : [[x, y], ...pairs(others)];
}

/**
 * Path data in integers, relative to the point before. The point is rounded, not the step,
 * so that rounding never adds up.
 * @param {import('fontkit').Path[]} paths
 */
function pathData(paths) {
  let data = '';
  /** @type {Point} */
  let at = [0, 0];
  let start = at;
  /** @type {Point | null} */
  let reflected = null;
  /** @param {Point} point */
  const step = ([x, y]) => `${x - at[0]} ${y - at[1]}`;
  for (const { command, args } of paths.flatMap(({ commands }) => commands)) {
    const rounded = pairs(args.map(Math.round));
    const end = rounded.at(-1) ?? start;
    if (command === 'moveTo') {
      data += `m${step(end)}`;
      start = end;
    } else if (command === 'lineTo') {
      if (end[0] === at[0]) data += `v${end[1] - at[1]}`;
      else if (end[1] === at[1]) data += `h${end[0] - at[0]}`;
      else data += `l${step(end)}`;
    } else if (command === 'quadraticCurveTo') {
      let [control = end] = rounded;
      if (reflected && isNear(control, reflected)) {
        control = reflected;
        data += `t${step(end)}`;
      } else {
        data += `q${step(control)} ${step(end)}`;
      }
      reflected = [2 * end[0] - control[0], 2 * end[1] - control[1]];
    } else if (command === 'closePath') {
      data += 'z';
    } else {
      throw new Error(`A TrueType outline has no ${command}: is the face still TrueType?`);
    }
    if (command !== 'quadraticCurveTo') reflected = null;
    at = end;
  }
  return data.replaceAll(' -', '-');
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function isNear(a, b) {
  return Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
}

/** @param {(typeof WORDMARKS)[string]} wordmark */
async function draw({ lines, ...options }) {
  const style = { ...DEFAULTS, ...options };
  const font = await fontOf(style.wght, lines.join(''));
  const outlines = lines.map((line) => outline(font, line, style));
  const width = Math.max(...outlines.map((line) => line.width));
  const path = pathData(
    outlines.flatMap((line, index) =>
      line.paths.map((path) => path.translate((width - line.width) / 2, BASELINE + index * EM)),
    ),
  );
  const box = `0 0 ${Math.ceil(width)} ${lines.length * EM}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="currentColor"><path d="${path}"/></svg>\n`;
}

await mkdir(TARGET, { recursive: true });
for (const [code, wordmark] of Object.entries(WORDMARKS)) {
  const svg = await draw(wordmark);
  await writeFile(join(TARGET, `${code}.svg`), svg);
  console.log(`${code}.svg: ${svg.length} bytes`);
}
