import { constants, brotliCompressSync } from 'node:zlib';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {{ file: string, bytes: number }} Size */

/**
 * Dynamic imports that /start waits for, by the key of their source in the build manifest: they are
 * split from the entry, and yet nothing shows without them.
 */
const awaitedAtStart = [/^src\/app\/i18n\/locales\/es\.json$/, /^src\/screens\/Products\//];

/** In bytes, brotli for JavaScript and as they are for fonts; 1 kB is 1000 bytes. */
export const budgets = { script: 135_000, scriptAim: 122_000, font: 30_000, fonts: 1 };

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
 * The JavaScript files that /start loads before it is complete.
 * @param {Record<string, Chunk>} manifest the build's manifest
 * @param {string} html the page's HTML
 * @param {RegExp[]} [awaited]
 * @returns {string[]} sorted, each once
 */
export function initialScripts(manifest, html, awaited = awaitedAtStart) {
  const files = new Set(scriptsOfPage(html));
  const seen = new Set();
  /** @param {string} key */
  function visit(key) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((next) => awaited.some((way) => way.test(next))).forEach(visit);
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...files].filter((file) => /\.m?js$/.test(file)).sort();
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
 * @param {{ scripts: Size[], fonts: Size[] }} measured
 * @returns {{ errors: string[], warnings: string[] }}
 */
export function sizeFaults({ scripts, fonts }) {
  const errors = fonts
    .filter(({ bytes }) => bytes > budgets.font)
    .map(
      ({ file, bytes }) => `${file} is ${inKilobytes(bytes)}, over ${inKilobytes(budgets.font)}.`,
    );
  if (fonts.length !== budgets.fonts) {
    errors.push(`The build holds ${fonts.length} font files, and it must hold ${budgets.fonts}.`);
  }
  if (scripts.length === 0) errors.push('No JavaScript of /start was found in the build.');
  const sum = total(scripts);
  /** @param {number} limit */
  const over = (limit) =>
    `The JavaScript of /start is ${inKilobytes(sum)}, over ${inKilobytes(limit)}.`;
  if (sum > budgets.script) errors.push(over(budgets.script));
  const missesAim = sum > budgets.scriptAim && sum <= budgets.script;
  return { errors, warnings: missesAim ? [over(budgets.scriptAim)] : [] };
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
