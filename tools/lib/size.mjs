import { constants, brotliCompressSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {{ file: string, bytes: number }} Size */
/** @typedef {{ name: string, html: number, scripts: Size[], awaited: string[] }} Page */

/**
 * In bytes, brotli for JavaScript and pages and as they are for fonts; 1 kB is 1000 bytes. A page's
 * scripts are what it loads before it answers to anybody.
 */
export const budgets = {
  scripts: {
    '/start': { limit: 106_000, aim: 100_000 },
    '/superhome': { limit: 102_000, aim: 89_000 },
    default: { limit: 133_000, aim: 133_000 },
  },
  // Within ten packets: as much as a server sends before it waits for the first word back.
  html: { limit: 14_000, aim: 8_000 },
  // One sheet for all screens, which no page waits for.
  sheet: { limit: 12_000, aim: 11_000 },
  font: 30_000,
  fonts: 1,
};

const mockMarkers = [
  // The manifest's key of a module of ours, and the beginning of the sample catalogue's first SKU.
  '"mocks/',
  'TEL-TA',
  'mockServiceWorker',
  '[MSW]',
  'MOCK_ACTIVATE',
  'KEEPALIVE_REQUEST',
  'x-msw-intention',
  'node_modules/msw/',
];

/**
 * The scripts that a page asks for itself, relative to the build's root.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptsOfPage(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const wanted = tags.filter((tag) => /^<script/.test(tag) || /rel="?modulepreload/.test(tag));
  return wanted
    .map((tag) => /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1])
    .filter((address) => address !== undefined)
    .map((address) => address.replace(/^(\.?\/)+/, ''));
}

/**
 * The JavaScript files that a page loads before it is complete: those it names, and what they import.
 * @param {Record<string, Chunk>} manifest the build's manifest
 * @param {string} html the page's HTML
 * @returns {string[]} sorted, each once
 */
export function initialScripts(manifest, html) {
  const files = new Set(scriptsOfPage(html));
  // A set gives what is added to it on the way, too.
  for (const file of files) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    for (const key of chunk?.imports ?? []) files.add(manifest[key]?.file ?? '');
  }
  return [...files].filter((file) => /\.m?js$/.test(file)).sort();
}

/**
 * What the browser fetches before it shows the page's largest part: all but the font, which it shows
 * texts without, and modules and lazy pictures, which it shows the page without.
 * @param {string} html
 * @returns {string[]} the tags
 */
export function awaitedByPage(html) {
  const tags = html.match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  return tags.filter(
    (tag) =>
      // What fits no medium is fetched, and waited for by nobody.
      /^<link\b(?!.*\bmedia="not all").*\brel="?(stylesheet|preload"? as="?(?!"?font))/.test(tag) ||
      (/^<script\b.*\bsrc=/.test(tag) && !/\b(type="?module|async|defer)\b/.test(tag)) ||
      (/^<img\b/.test(tag) && !/\bloading="?lazy|\bsrc="?data:/.test(tag)),
  );
}

/**
 * @param {import('node:buffer').Buffer} content
 * @returns {number} bytes
 */
export function brotliSize(content) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {Size[]} sizes */
function total(sizes) {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * What breaks the budgets, and what only misses the aim.
 * @param {{ pages: Page[], sheets: Size[], fonts: Size[] }} measured
 * @returns {{ errors: string[], warnings: string[] }}
 */
export function sizeFaults({ pages, sheets, fonts }) {
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const warnings = [];
  /**
   * @param {string} what
   * @param {number} bytes
   * @param {{ limit: number, aim: number }} budget
   */
  function judge(what, bytes, { limit, aim }) {
    const over = bytes > limit ? limit : aim;
    if (bytes <= over) return;
    const list = over === limit ? errors : warnings;
    list.push(`${what} is ${inKilobytes(bytes)}, over ${inKilobytes(over)}.`);
  }
  for (const { file, bytes } of sheets) judge(file, bytes, budgets.sheet);
  if (sheets.length !== 1) errors.push(`The build holds ${sheets.length} sheets, and not one.`);
  const font = { limit: budgets.font, aim: budgets.font };
  for (const { file, bytes } of fonts) judge(file, bytes, font);
  if (fonts.length !== budgets.fonts) {
    errors.push(`The build holds ${fonts.length} font files, and it must hold ${budgets.fonts}.`);
  }
  if (pages.length === 0) errors.push('No page was found in the build.');
  for (const { name, html, scripts, awaited } of pages) {
    const own = Object.entries(budgets.scripts).find(([page]) => page === name)?.[1];
    judge(`The JavaScript of ${name}`, total(scripts), own ?? budgets.scripts.default);
    judge(`The page ${name}`, html, budgets.html);
    if (scripts.length === 0) errors.push(`No JavaScript of ${name} was found in the build.`);
    errors.push(...awaited.map((tag) => `${name} waits for ${tag} before it shows.`));
  }
  return { errors, warnings };
}

/**
 * The traces of MSW, its worker and the mocks in a file's path or text.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function mockTraces(file, text) {
  return mockMarkers.filter((marker) => file.includes(marker) || text.includes(marker));
}

/**
 * The lines of a two-column table with a total.
 * @param {Size[]} sizes
 * @returns {string[]}
 */
export function sizeTable(sizes) {
  const rows = [...sizes, { file: 'total', bytes: total(sizes) }];
  const width = Math.max(...rows.map(({ file }) => file.length));
  return rows.map(
    ({ file, bytes }) => `  ${file.padEnd(width)}  ${inKilobytes(bytes).padStart(9)}`,
  );
}
