import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStories } from '../gates/canvas';
import { launch } from '../gates/chromium';
import { shardOf } from '../matrix/plan';
import { compare } from './compare';
import { exceptions } from './exceptions';
import { planCases, type Case } from './plan';
import { Stage } from './story';
import { Variants } from './variant';

const storybook = inject('storybookUrl');
const shard = process.env['PARITY_SHARD'] ?? '1/1';
const wanted = new RegExp(process.env['PARITY_STORIES'] ?? '', 'i');
const screens = (await readStories(storybook)).filter(({ title }) => title.startsWith('Screens/'));
const cases = shardOf(
  planCases(screens).filter(({ id }) => wanted.test(id)),
  shard,
);

const variants = new Variants();
const free = new Map<string, Stage[]>();
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await variants.close();
});

/** Compares on a stage that no other comparison uses meanwhile. */
async function compareOnStage({ id, language }: Case): Promise<string[]> {
  const waiting = free.get(language) ?? [];
  free.set(language, waiting);
  const stage = waiting.pop() ?? (await Stage.open(browser, storybook, language));
  try {
    return await compare(id, { browser, variants, stage, language });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    waiting.push(stage);
  }
}

describe.concurrent('the app', () => {
  it.for(cases)('comes to the state of $id, in $language', async (one, context) => {
    const found = await compareOnStage(one);
    const isExcused = exceptions.some(({ story }) => story === one.id);
    if (isExcused && found.length === 0) {
      context.expect.fail(`The exception of ${one.id} is no longer needed: take it out.`);
    }
    if (!isExcused && found.length > 0) context.expect.fail(found.join('\n'));
  });
});

describe('the exceptions', () => {
  it('name stories that exist, with a reason', () => {
    const ids = screens.map(({ id }) => id);
    const wrong = exceptions.filter(
      ({ story, reason }) => !ids.includes(story) || reason.trim() === '',
    );
    expect(wrong).toEqual([]);
  });
});
