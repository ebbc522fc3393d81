import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { filesUnder } from '../lib/files.mjs';
import { runScript } from '../lib/runScript.mjs';
import { budgets } from './budgets.mjs';

/** Texts that only files with MSW, its worker or the mocks contain. */
const mockMarkers = [
  // The prefix of the mocks' keys in the manifest, and of the first SKU of the sample catalogue.
  ...['"mocks/', 'TEL-TA', 'mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE', 'KEEPALIVE_REQUEST'],
  ...['x-msw-intention', 'node_modules/msw/'],
];

/** @type {string[]} */
const errors = [];

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('dist-deploy/manifest.json', 'utf8'));

/** @param {string} file */
function compressedSize(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

/**
 * Compares a size in bytes with its budget in kB.
 * @param {string} part
 * @param {number} bytes
 * @param {number} budget
 */
function compare(part, bytes, budget) {
  const size = `${part}: ${(bytes / 1000).toFixed(1)} kB of ${budget} kB`;
  console.log(size);
  if (bytes === 0 || bytes > budget * 1000) errors.push(`${size}. See tools/checks/budgets.mjs.`);
}

/**
 * The size of the JavaScript that a page loads: the files in its markup, and their static imports.
 * @param {string[]} tags
 */
function sizeOfScripts(tags) {
  const named = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
    .flatMap((tag) => /\b(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
  const files = new Set(named);
  // The loop also visits the files that are added meanwhile.
  for (const file of files) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    for (const key of chunk?.imports ?? []) files.add(manifest[key]?.file ?? '');
  }
  return [...files].reduce((sum, file) => sum + compressedSize(`dist/${file}`), 0);
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
function checkPage(file) {
  const address = file.slice('dist'.length, -'.html'.length);
  const budget = budgets.pages.find((one) => one.address.test(address));
  const tags = readFileSync(file, 'utf8').match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  compare(`HTML of ${address}`, compressedSize(file), budget?.html ?? 0);
  compare(`JavaScript of ${address}`, sizeOfScripts(tags), budget?.scripts ?? 0);
  errors.push(
    ...tags.filter(isBlocking).map((tag) => `${tag} blocks the rendering of ${address}.`),
  );
}

/** Compares the production build with the budgets, and searches it for mocks. */
runScript(() => {
  const files = filesUnder('dist');
  const pages = files.filter((file) => /(?<!index|404)\.html$/.test(file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  if (pages.length === 0 || sheets.length !== 1 || fonts.length !== 1) {
    errors.push(
      `The build has ${pages.length} pages, ${sheets.length} sheets and ${fonts.length} fonts.`,
    );
  }
  pages.forEach(checkPage);
  for (const file of sheets) compare('Style sheet', compressedSize(file), budgets.sheet);
  for (const file of fonts) compare('Font', statSync(file).size, budgets.font);
  for (const file of [...files, 'dist-deploy/manifest.json']) {
    const text = file + readFileSync(file, 'latin1');
    const found = mockMarkers.filter((marker) => text.includes(marker));
    if (found.length > 0) errors.push(`${file} contains mock code (${found.join(', ')}).`);
  }
  for (const error of errors) console.error(`Error: ${error}`);
  return errors.length > 0 ? 1 : 0;
});
