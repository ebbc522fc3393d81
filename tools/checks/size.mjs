import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesUnder } from '../lib/files.mjs';
import { runScript } from '../lib/runScript.mjs';

const FONT = /\.(woff2?|ttf|otf|eot)$/;

const recordFile = 'tools/checks/sizes.json';

/** How much larger than its recorded size a part of the build may be. */
const TOLERANCE = 0.03;

/** The largest page in bytes: ten packets, which a server sends before the first acknowledgement. */
const MAX_PAGE = 14_000;

/**
 * Sizes in bytes, by part of the build and file name without its hash. All but fonts are Brotli sizes.
 * @typedef {Record<string, Record<string, number>>} Sizes
 */

/** @type {Sizes} */
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'));

/** @type {Sizes} */
const measured = {};

/** Texts that only files with MSW, its worker or the mocks contain. */
const mockMarkers = [
  // The prefix of the mocks' keys in the manifest, and of the first SKU of the sample catalogue.
  ...['"mocks/', 'TEL-TA', 'mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE', 'KEEPALIVE_REQUEST'],
  ...['x-msw-intention', 'node_modules/msw/'],
];

/** Whether to record the sizes instead of comparing them. */
const isUpdate = process.argv.includes('--update');

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
 * The five files that grew most, with their growth.
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
 * Measures a part of the build and compares it with its recorded size.
 * @param {string} part
 * @param {string[]} paths the files of the part
 */
function measure(part, paths) {
  /** @type {Record<string, number>} */
  const files = {};
  for (const file of paths) {
    // The name without the hash stays the same when the content changes.
    const name = path.basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
    files[name] = (files[name] ?? 0) + sizeOf(file);
  }
  measured[part] = files;
  const bytes = sumOf(files);
  const before = recorded[part] ?? {};
  const budget = sumOf(before) * (1 + TOLERANCE);
  const size = `${part}: ${kB(bytes)} of ${kB(budget)}`;
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
 * The JavaScript files that a page loads: those in its markup, and their static imports.
 * @param {string[]} tags
 */
function scriptsOf(tags) {
  const named = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
    .flatMap((tag) => /\b(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
  const files = new Set(named);
  // The loop also visits the files that are added meanwhile.
  for (const file of files) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    for (const key of chunk?.imports ?? []) files.add(manifest[key]?.file ?? '');
  }
  return [...files];
}

/**
 * Whether the tag blocks the first rendering. Fonts, stylesheets with `media="not all"`, modules and
 * lazy pictures do not.
 * @param {string} tag
 */
function isBlocking(tag) {
  if (tag.startsWith('<img')) return !/\bloading="lazy|\bsrc="data:/.test(tag);
  if (tag.startsWith('<script')) {
    return /\bsrc=/.test(tag) && !/\b(type="module|async|defer)/.test(tag);
  }
  return /\brel="(stylesheet|preload" as="(?!font))/.test(tag) && !tag.includes('media="not all"');
}

/** @param {string} file */
function measurePage(file) {
  const name = file.slice('dist'.length, -'.html'.length);
  const tags = readFileSync(file, 'utf8').match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  const scripts = scriptsOf(tags);
  if (scripts.length === 0) errors.push(`No JavaScript of ${name} was found in the build.`);
  measure(
    `JavaScript of ${name}`,
    scripts.map((script) => `dist/${script}`),
  );
  const page = sizeOf(file);
  console.log(`Page ${name}: ${kB(page)} of ${kB(MAX_PAGE)}`);
  if (page > MAX_PAGE) errors.push(`${name} is larger than ${kB(MAX_PAGE)} (ten packets).`);
  errors.push(...tags.filter(isBlocking).map((tag) => `${tag} blocks the rendering of ${name}.`));
}

/** Compares the production build with its recorded sizes and searches it for mocks. `--update` records the sizes. */
runScript(() => {
  const files = filesUnder('dist');
  const pages = files.filter((file) => /(?<!index|404)\.html$/.test(file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => FONT.test(file));
  pages.forEach(measurePage);
  measure('Style sheet', sheets);
  measure('Font', fonts);
  if (pages.length === 0) errors.push('No page was found in the build.');
  if (sheets.length !== 1) {
    errors.push(`The build contains ${sheets.length} stylesheets instead of one.`);
  }
  if (fonts.length !== 1) errors.push(`The build contains ${fonts.length} fonts instead of one.`);
  for (const file of [...files, 'deploy/build/manifest.json']) {
    const text = file + readFileSync(file, 'latin1');
    const found = mockMarkers.filter((marker) => text.includes(marker));
    if (found.length > 0) errors.push(`${file} contains mock code (${found.join(', ')}).`);
  }
  const removed = Object.keys(recorded).filter((part) => !(part in measured));
  if (isUpdate) {
    writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`);
  } else {
    errors.push(...removed.map((part) => `${part} is recorded, but not in the build.`));
  }
  for (const error of errors) console.error(`Error: ${error}`);
  if (errors.some((error) => /What grew|is recorded/.test(error))) {
    console.error('To record an intended change: node tools/checks/size.mjs --update');
  }
  return errors.length > 0 ? 1 : 0;
});
