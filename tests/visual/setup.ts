import '@fontsource-variable/bricolage-grotesque/wght.css';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { FIXED_NOW, settle } from '../stories/checkStory';
import { missingGlyphs } from './missingGlyphs';
import { isSkipped } from './skipList';

/** The maximum height of a picture in px. Below, long lists only repeat. */
const MAX_HEIGHT = 3000;

/** Replaces the fonts of the machine with the bundled font. */
const STYLES = `
  :root:root {
    --colibri-font-display: 'Bricolage Grotesque', 'Bricolage Grotesque Variable';
    --colibri-font-body: 'Bricolage Grotesque Variable';
    --colibri-font-mono: 'Bricolage Grotesque Variable';
    font-family: 'Bricolage Grotesque Variable';
    min-block-size: 100vh;
    scrollbar-width: none;
  }`;

let seed = 0;
let isComparable = false;

beforeAll(async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLES }));
  crypto.getRandomValues = (bytes) => {
    const { buffer, byteOffset, byteLength } = bytes;
    const view = new Uint8Array(buffer, byteOffset, byteLength);
    for (const index of view.keys()) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      view[index] = seed >>> 24;
    }
    return bytes;
  };
  isComparable = await commands.isReferenceBrowser();
});

beforeEach(({ skip, task }) => {
  const { only = task.name } = inject('visual');
  if (!isComparable || isSkipped(task.file.name, task.name) || task.name !== only) skip();
  seed = 1;
  vi.setSystemTime(FIXED_NOW);
  // Focus from the previous story would decide whether :focus-visible matches in this one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

/** Fills progress bars, loads lazy pictures and finishes animations. */
async function complete(): Promise<void> {
  for (const bar of document.querySelectorAll('[role="meter"]')) {
    bar.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  window.scrollTo(0, 0);
}

/** Takes a picture of the rendered story and compares it with its reference. */
async function comparePicture(id: string, name: string, file: string): Promise<void> {
  const { width, height } = inject('visual');
  await page.viewport(width, height);
  await settle(id);
  await page.viewport(width, Math.min(MAX_HEIGHT, document.documentElement.scrollHeight));
  await complete();
  await settle(id);
  // innerText does not contain the values of fields.
  const fields = Array.from(document.querySelectorAll('input'), ({ value }) => value);
  const text = [document.body.innerText, ...fields].join(' ');
  expect(missingGlyphs(text), 'characters that the bundled font lacks').toEqual([]);
  await expect(
    page.elementLocator(document.documentElement),
    `The picture has changed (see reports/visual). If the change is intended: npm test -- --visual ${file} --update`,
  ).toMatchScreenshot(name);
}

afterEach(async ({ story, task }) => {
  vi.useRealTimers();
  if (story === undefined || task.result?.state === 'fail') return;
  const { themes } = inject('visual');
  if (themes === undefined) await comparePicture(story.id, story.id, task.file.name);
  for (const carrier of themes ?? []) {
    vi.setSystemTime(FIXED_NOW);
    seed = 1;
    await story.run({ globals: { ...story.globals, carrier } });
    vi.useRealTimers();
    const name = `${story.id}-${carrier.toLowerCase()}`;
    await comparePicture(story.id, name, task.file.name);
  }
});
