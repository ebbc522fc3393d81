import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { filesUnder } from './lib/files.mjs';
import { runScript } from './lib/runScript.mjs';

/**
 * The most bytes, by Brotli for JavaScript, styles and pages and as they are for fonts. A page's scripts are
 * what it loads before it answers to anybody.
 */
const budgets = {
  scripts: 133_000,
  // One sheet for all screens, which no page waits for.
  sheet: 12_000,
  // Within ten packets: as much as a server sends before it waits for the first word back.
  html: 14_000,
  font: 30_000,
};

/** @type {Record<string, number>} */
const scriptsOfPages = { '/start': 106_000, '/superhome': 103_000 };

/** What MSW, its worker and the mocks leave behind in a file's path or text. */
const mockMarkers = [
  // The manifest's key of a module of ours, and the beginning of the sample catalogue's first SKU.
  ...['"mocks/', 'TEL-TA', 'mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE', 'KEEPALIVE_REQUEST'],
  ...['x-msw-intention', 'node_modules/msw/'],
];

/** @type {string[]} */
const errors = [];

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
function judge(what, bytes, budget) {
  const size = `${what} is ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000}`;
  console.log(size);
  if (bytes > budget) errors.push(`${size}.`);
}

/** @param {string} file */
function brotliSize(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('deploy/build/manifest.json', 'utf8'));

/**
 * The JavaScript files that a page loads before it is complete: those it names, and what they import.
 * @param {string[]} tags
 */
function scriptsOf(tags) {
  const named = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
    .flatMap((tag) => /\b(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
  const files = new Set(named);
  // A set gives what is added to it on the way, too.
  for (const file of files) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    for (const key of chunk?.imports ?? []) files.add(manifest[key]?.file ?? '');
  }
  return [...files];
}

/**
 * Whether the browser fetches it before it shows the page's largest part: all but the font, which it
 * shows texts without, and sheets for no medium, modules and lazy pictures, which it shows the page without.
 * @param {string} tag
 */
function isAwaited(tag) {
  if (tag.startsWith('<img')) return !/\bloading="lazy|\bsrc="data:/.test(tag);
  if (tag.startsWith('<script')) {
    return /\bsrc=/.test(tag) && !/\b(type="module|async|defer)/.test(tag);
  }
  return /\brel="(stylesheet|preload" as="(?!font))/.test(tag) && !tag.includes('media="not all"');
}

/** @param {string} file */
function judgePage(file) {
  const name = file.slice('dist'.length, -'.html'.length);
  const tags = readFileSync(file, 'utf8').match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  const scripts = scriptsOf(tags);
  if (scripts.length === 0) errors.push(`No JavaScript of ${name} was found in the build.`);
  const bytes = scripts.reduce((sum, script) => sum + brotliSize(`dist/${script}`), 0);
  judge(`The JavaScript of ${name}`, bytes, scriptsOfPages[name] ?? budgets.scripts);
  judge(`The page ${name}`, brotliSize(file), budgets.html);
  errors.push(...tags.filter(isAwaited).map((tag) => `${name} waits for ${tag} before it shows.`));
}

/** Holds the production build to its budgets, and looks for mocks in it. */
runScript(() => {
  const files = filesUnder('dist');
  const pages = files.filter((file) => /(?<!index|404)\.html$/.test(file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file));
  pages.forEach(judgePage);
  for (const sheet of sheets) judge(sheet, brotliSize(sheet), budgets.sheet);
  for (const font of fonts) judge(font, statSync(font).size, budgets.font);
  if (pages.length === 0) errors.push('No page was found in the build.');
  if (sheets.length !== 1) errors.push(`The build holds ${sheets.length} sheets, and not one.`);
  if (fonts.length !== 1) errors.push(`The build holds ${fonts.length} fonts, and not one.`);
  for (const file of [...files, 'deploy/build/manifest.json']) {
    const text = file + readFileSync(file, 'latin1');
    const found = mockMarkers.filter((marker) => text.includes(marker));
    if (found.length > 0) errors.push(`${file} holds mock code (${found.join(', ')}).`);
  }
  for (const error of errors) console.error(`Error: ${error}`);
  return errors.length > 0 ? 1 : 0;
});
