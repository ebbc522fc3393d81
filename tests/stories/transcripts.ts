import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { onMount } from '#storybook/testing/storyLifecycle';
import { viewports } from '#storybook/globals/viewports';
import { FIXED_NOW, settle } from './checkStory';

/** The stories whose play is the main interaction of a screen. Their announcements are recorded. */
const interactions = [
  'flows-keyboard-only--buy-by-keyboard',
  'screens-carrier--phone-missing',
  'screens-carrier--choose-a-product',
  'screens-payment--cardholder-missing',
  'screens-carriers--abono-popup',
  'screens-receipt--pay',
];

/** The theme of all transcripts. */
const TRANSCRIPT_CARRIER = 'TELCEL';

/** Whether the story is read from top to bottom: the first one of each component and screen. */
function hasReadingTranscript(id: string): boolean {
  return id.endsWith('--default') && !id.startsWith('flows-');
}

/** The largest number of phrases of a story. The limit ends an endless loop. */
const MAX_PHRASES = 1500;

/** Whether the current story has a transcript. */
let isRecorded = false;

/** Whether the play is recorded, too. */
let isPlayRecorded = false;

/** The transcript of a component in its initial state. */
let initialTranscript: string[] | undefined;

/** Reads the page from start to end. */
async function readPage(): Promise<string[]> {
  await virtual.start({ container: document.body });
  let last = '';
  for (let count = 0; count < MAX_PHRASES && last !== 'end of document'; count += 1) {
    await virtual.next();
    last = await virtual.lastSpokenPhrase();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.filter((phrase) => phrase !== 'document' && phrase !== 'end of document');
}

onMount('transcripts', ({ id, globals }) => {
  initialTranscript = undefined;
  isPlayRecorded = false;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const hasTranscript = hasReadingTranscript(id) || interactions.includes(id);
  isRecorded = hasTranscript && globals['carrier'] === TRANSCRIPT_CARRIER && isStill;
  if (!isRecorded) return undefined;
  vi.setSystemTime(FIXED_NOW);
  return async () => {
    await settle(id);
    // A component is read before its play, a screen after it.
    if (id.startsWith('components-')) initialTranscript = await readPage();
    if (!interactions.includes(id)) return;
    await virtual.start({ container: document.body });
    isPlayRecorded = true;
  };
});

afterEach(async ({ expect, story, task }) => {
  if (story === undefined || !isRecorded) return;
  isRecorded = false;
  vi.useRealTimers();
  const playTranscript = isPlayRecorded ? (await virtual.spokenPhraseLog()).slice(1) : undefined;
  if (isPlayRecorded) await virtual.stop();
  if (task.result?.state === 'fail') return;
  // The name of the project is that of the browser, too.
  const [project = ''] = String(task.file.projectName).split(' ');
  const folder = `tests/a11y/references/${String(story.globals['language'])}`;
  const compare = async (name: string, phrases: readonly string[]) =>
    expect(
      `${phrases.join('\n')}\n`,
      `The transcript has changed. If the change is intended, run npm test -- --project=${project} ${task.file.name} --update and read ${folder}/${name}.txt`,
    ).toMatchFileSnapshot(`${server.config.root}/${folder}/${name}.txt`);
  if (playTranscript !== undefined) {
    // The order of announcements and focus depends on the load of the machine, and so do loading statuses.
    const controls = playTranscript.filter((phrase) => !/^(assertive|polite): /.test(phrase));
    const alerts = playTranscript.filter((phrase) => phrase.startsWith('assertive: '));
    await compare(`${story.id}.interaction`, [...controls, ...alerts]);
  }
  if (!hasReadingTranscript(story.id)) return;
  if (initialTranscript === undefined) {
    const { innerWidth, innerHeight } = window;
    const { width, height } = viewports.wide.styles;
    await page.viewport(Number.parseInt(width), Number.parseInt(height));
    await settle(story.id);
    initialTranscript = await readPage();
    await page.viewport(innerWidth, innerHeight);
  }
  await compare(story.id, initialTranscript);
});
