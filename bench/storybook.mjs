import { readFile } from 'node:fs/promises';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';
import { ensureChromium } from '../tools/lib/chromium.mjs';
import { filesUnder } from '../tools/lib/files.mjs';

/** What a page may take until it shows, cold, on two idle cores, in ms. */
const LIMIT = 3000;

/** Runs in the preview: whether the page shows, with every framed story that is in view. */
function isShown() {
  const frames = [...document.querySelectorAll('iframe')].filter((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  const own = document.querySelector('#storybook-docs h1, #storybook-root > *');
  return (
    own !== null &&
    frames.every((frame) => frame.contentDocument?.querySelector('[data-story]') != null)
  );
}

/**
 * The time from the visit of a page in an empty browser until it shows, in ms.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function measure(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const frame = await page.waitForSelector('#storybook-preview-iframe', { timeout: 60_000 });
  const content = await frame.contentFrame();
  await content?.waitForFunction(isShown, undefined, { timeout: 60_000, polling: 50 });
  const time = performance.now() - start;
  await context.close();
  return time;
}

/**
 * The docs pages, and the first story of each component, screen and flow.
 * @param {{ entries: Record<string, { type: string, title: string, id: string }> }} index
 * @param {string} only what their addresses hold
 */
function pagesOf(index, only) {
  const entries = Object.values(index.entries);
  const first = new Map(
    entries
      .filter(({ type }) => type === 'story')
      .reverse()
      .map(({ title, id }) => [title, id]),
  );
  return entries
    .filter(({ type, title, id }) => type === 'docs' || first.get(title) === id)
    .map(({ type, id }) => `/${type}/${id}`)
    .filter((path) => path.includes(only));
}

const [only = ''] = process.argv.slice(2);
const folder = 'storybook-static';
const index = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
const server = await serve(folder);
// A host has compressed its files once and for all.
for (const file of filesUnder(folder)) await fetch(`${server.url}${file.slice(folder.length)}`);
const browser = await launch(await ensureChromium());

const results = [];
for (const path of pagesOf(index, only)) {
  const address = `${server.url}/?path=${path}`;
  // A second try forgives what else the machine had to do.
  const first = await measure(browser, address);
  const time = first > LIMIT ? Math.min(first, await measure(browser, address)) : first;
  results.push({ path, ms: Math.round(time), late: time > LIMIT ? 'late' : '' });
}
await browser.close();
server.close();

results.sort((a, b) => b.ms - a.ms);
console.table(results.slice(0, 20));
const late = results.filter((result) => result.late !== '');
console.log(`${results.length} pages, ${late.length} of them over ${LIMIT} ms.`);
process.exitCode = late.length > 0 ? 1 : 0;
