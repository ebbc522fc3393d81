import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { onMount } from '#storybook/testing/storyLifecycle';
import {
  isInteraction,
  isRead,
  hasTranscript,
  SPOKEN_CARRIER,
} from '#storybook/testing/transcripts';
import { viewports } from '#storybook/globals/viewports';
import { FIXED_NOW, settle } from '../stories/checkStory';

/** More than any story says: a reader that goes round and round. */
const MOST = 1500;

/** Whether what is said of the story that runs is kept, and whether of its play too. */
let isKept = false;
let listens = false;

/** The transcript of a component in its initial state. */
let read: string[] | undefined;

/** What is said from the top of the page to its end. */
async function readThrough(): Promise<string[]> {
  await virtual.start({ container: document.body });
  let last = '';
  for (let count = 0; count < MOST && last !== 'end of document'; count += 1) {
    await virtual.next();
    last = await virtual.lastSpokenPhrase();
  }
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said.filter((phrase) => phrase !== 'document' && phrase !== 'end of document');
}

/** As random as a folio needs to look, and the same each time. */
function fillAlike<Values extends ArrayBufferView>(values: Values): Values {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  for (const at of bytes.keys()) bytes[at] = (at * 37 + 11) % 100;
  return values;
}

onMount('spoken', ({ id, globals }) => {
  read = undefined;
  listens = false;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  isKept = hasTranscript(id) && globals['carrier'] === SPOKEN_CARRIER && isStill;
  if (!isKept) return undefined;
  vi.setSystemTime(FIXED_NOW);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(fillAlike);
  return async () => {
    await settle(id);
    // A component's play acts on it; a screen's brings it to what it shows.
    if (id.startsWith('components-')) read = await readThrough();
    if (!isInteraction(id)) return;
    await virtual.start({ container: document.body });
    listens = true;
  };
});

afterEach(async ({ expect, story, task }) => {
  if (story === undefined || !isKept) return;
  isKept = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  const heard = listens ? (await virtual.spokenPhraseLog()).slice(1) : undefined;
  if (listens) await virtual.stop();
  if (task.result?.state === 'fail') return;
  const folder = `${server.config.root}/tests/a11y/references/${String(story.globals['language'])}`;
  const keep = async (name: string, said: readonly string[]) =>
    expect(
      `${said.join('\n')}\n`,
      `What a screen reader says has changed. If it is meant: npm test -- ${task.file.name} --update, then read tests/a11y/references/${String(story.globals['language'])}/${name}.txt`,
    ).toMatchFileSnapshot(`${folder}/${name}.txt`);
  if (heard !== undefined) await keep(`${story.id}.interaction`, heard);
  if (!isRead(story.id)) return;
  if (read === undefined) {
    const { innerWidth, innerHeight } = window;
    const { width, height } = viewports.wide.styles;
    await page.viewport(Number.parseInt(width), Number.parseInt(height));
    await settle(story.id);
    read = await readThrough();
    await page.viewport(innerWidth, innerHeight);
  }
  await keep(story.id, read);
});
