import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesUnder } from '../lib/files.mjs';
import { takeFlag } from '../lib/options.mjs';
import { runScript } from '../lib/runScript.mjs';

const FONT = /\.(woff2?|ttf|otf|eot)$/;

const recordFile = 'tools/checks/sizes.json';

/** How much larger than recorded a part of the build may be. */
const ROOM = 0.03;

/** The most bytes of a page: ten packets, as much as a server sends before it waits for the first answer. */
const MAX_PAGE = 14_000;

/**
 * The recorded sizes in bytes, by what is measured and its files without their hashes: by Brotli for
 * JavaScript, styles and pages, as they are for fonts.
 * @typedef {Record<string, Record<string, number>>} Sizes
 */

/** @type {Sizes} */
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'));

/** @type {Sizes} */
const measured = {};

/** What MSW, its worker and the mocks leave behind in a file's path or text. */
const mockMarkers = [
  // The manifest's key of a module of ours, and the beginning of the sample catalogue's first SKU.
  ...['"mocks/', 'TEL-TA', 'mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE', 'KEEPALIVE_REQUEST'],
  ...['x-msw-intention', 'node_modules/msw/'],
];

/** Whether the sizes are recorded, and not compared with those that are. */
const isUpdate = takeFlag(process.argv, '--update');

/** @type {string[]} */
const errors = [];

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {Record<string, number>} files */
function sumOf(files) {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * The files that grew most, each with its growth.
 * @param {Record<string, number>} files
 * @param {Record<string, number>} before
 */
function growthOf(files, before) {
  return Object.entries(files)
    .map(([name, bytes]) => ({
      name,
      grown: bytes - (before[name] ?? 0),
      isNew: !(name in before),
    }))
    .filter(({ grown }) => grown > 0)
    .sort((one, other) => other.grown - one.grown)
    .slice(0, 5)
    .map(({ name, grown, isNew }) => `${name} +${kB(grown)}${isNew ? ' (new)' : ''}`)
    .join(', ');
}

/**
 * Measures a part of the build, and compares it with its recorded size.
 * @param {string} what
 * @param {string[]} paths its files
 */
function judge(what, paths) {
  /** @type {Record<string, number>} */
  const files = {};
  for (const file of paths) {
    // Without the hash, so that a file keeps its name when it changes.
    const name = path.basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
    files[name] = (files[name] ?? 0) + sizeOf(file);
  }
  measured[what] = files;
  const bytes = sumOf(files);
  const before = recorded[what] ?? {};
  const budget = sumOf(before) * (1 + ROOM);
  const size = `${what}: ${kB(bytes)} of ${kB(budget)}`;
  console.log(size);
  if (bytes > budget && !isUpdate) errors.push(`${size}. What grew: ${growthOf(files, before)}.`);
}

/** @param {string} file */
function sizeOf(file) {
  return FONT.test(file) ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
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
  judge(
    `JavaScript of ${name}`,
    scripts.map((script) => `dist/${script}`),
  );
  const page = sizeOf(file);
  console.log(`Page ${name}: ${kB(page)} of ${kB(MAX_PAGE)}`);
  if (page > MAX_PAGE) errors.push(`${name} is more than the ${kB(MAX_PAGE)} of ten packets.`);
  errors.push(...tags.filter(isAwaited).map((tag) => `${name} waits for ${tag} before it shows.`));
}

/** Compares the production build with its recorded sizes, and looks for mocks in it; `--update` records its sizes. */
runScript(() => {
  const files = filesUnder('dist');
  const pages = files.filter((file) => /(?<!index|404)\.html$/.test(file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => FONT.test(file));
  pages.forEach(judgePage);
  judge('Style sheet', sheets);
  judge('Font', fonts);
  if (pages.length === 0) errors.push('No page was found in the build.');
  if (sheets.length !== 1) errors.push(`The build holds ${sheets.length} sheets, and not one.`);
  if (fonts.length !== 1) errors.push(`The build holds ${fonts.length} fonts, and not one.`);
  for (const file of [...files, 'deploy/build/manifest.json']) {
    const text = file + readFileSync(file, 'latin1');
    const found = mockMarkers.filter((marker) => text.includes(marker));
    if (found.length > 0) errors.push(`${file} holds mock code (${found.join(', ')}).`);
  }
  if (isUpdate) writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`);
  for (const error of errors) console.error(`Error: ${error}`);
  if (errors.some((error) => error.includes('What grew'))) {
    console.error('To record a size that is meant: node tools/checks/size.mjs --update');
  }
  return errors.length > 0 ? 1 : 0;
});
