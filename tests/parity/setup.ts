import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Globals } from '#app/testing/flows';
import type { Parity } from '#storybook/parity';
import { whereabouts } from '#storybook/whereabouts';
import { isDriven } from './driven';
import { MOMENT, settle } from '../stories/judge';

function parityOf(parameters: { parity?: unknown }, globals: Globals): Parity {
  const { parity = {} } = parameters;
  return typeof parity === 'function'
    ? (parity as (globals: Globals) => Parity)(globals)
    : (parity as Parity);
}

function storedItems(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

beforeEach(({ skip, task }) => {
  if (isDriven(task.file.name, task.name)) skip();
  vi.setSystemTime(MOMENT);
});

// The story's end state, opened in the built app, must read the same to assistive technology.
afterEach(async ({ story, task }) => {
  vi.useRealTimers();
  if (story?.id.startsWith('screens-') !== true || task.result?.state === 'fail') return;
  const { globals } = story;
  const parity = parityOf(story.parameters, globals);
  await settle(story.id);
  const { pathname = '', search = '', hash = '', ...entry } = whereabouts() ?? {};
  const { inStory, inApp } = await commands.openInApp({
    moment: MOMENT,
    path: pathname + search + hash,
    state: 'state' in entry ? (entry.state as unknown) : null,
    session: storedItems(window.sessionStorage),
    language: String(globals['language']),
    network: String(globals['network']),
    width: window.innerWidth,
    height: window.innerHeight,
    parity,
  });
  expect(inApp, `the app at ${pathname}`).toBe(inStory);
});
