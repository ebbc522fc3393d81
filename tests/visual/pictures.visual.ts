import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStories } from '../gates/canvas';
import { launch } from '../gates/chromium';
import { shardOf } from '../matrix/plan';
import { check } from './check';
import { leftOut } from './leftOut';
import { differences, identify, type Machine } from './machine';
import { planPictures, type Picture } from './plan';
import { renew } from './renew';
import {
  findStrays,
  listFiles,
  MOST_BYTES,
  readContents,
  readMachine,
  weigh,
  writeIndex,
  type Part,
} from './references';
import { clearReports } from './reports';
import { drawingSwitches } from './stage';
import { Stages } from './stages';

const storybook = inject('storybookUrl');
const isRenewal = process.env['VISUAL_RENEW'] === 'yes';
const shard = process.env['VISUAL_SHARD'] ?? '1/1';
const wanted = new RegExp(process.env['VISUAL_STORIES'] ?? '', 'i');

const stories = await readStories(storybook);
const plan = planPictures(stories);
const pictures = shardOf(
  plan.filter(({ stories }) => stories.some(({ id }) => wanted.test(id))),
  shard,
);
const isWhole = pictures.length === plan.length;
const contents = readContents();
const reference = readMachine();

let browser: Browser;
let stages: Stages;
let machine: Machine;
let unlike: string[] = [];

beforeAll(async () => {
  clearReports();
  browser = await launch(drawingSwitches);
  stages = new Stages(browser, storybook);
  machine = await identify(browser);
  unlike = reference === undefined ? [] : differences(reference, machine);
  if (unlike.length === 0) return;
  if (isRenewal && !isWhole) {
    throw new Error(
      `References of two browsers cannot stand together (${unlike.join('; ')}): renew all of them.`,
    );
  }
  if (isRenewal) return;
  console.warn(
    [
      'NOTHING IS COMPARED: the references were drawn by another browser than this machine has.',
      ...unlike.map((line) => `  ${line}`),
      'Compare on the first one, or draw them all anew on this one: npm run test:visual -- --renew',
    ].join('\n'),
  );
});

afterAll(() => browser.close());

describe.concurrent('every picture', () => {
  const renewed = new Map<string, Part[]>();

  afterAll(() => {
    if (!isRenewal) return;
    const due = plan.map(({ file }) => [file, renewed.get(file) ?? contents[file] ?? []] as const);
    writeIndex(Object.fromEntries(due.filter(([, parts]) => parts.length > 0)), machine);
  });

  it.for(pictures)('is the same as its reference: $file', async (picture: Picture, context) => {
    context.skip(!isRenewal && unlike.length > 0, 'another browser than the references’');
    if (isRenewal) {
      renewed.set(picture.file, await renew(browser, stages, picture));
      return;
    }
    const parts = contents[picture.file] ?? [];
    const faults = await stages.lend(picture.setting, (stage) => check(stage, picture, parts));
    context.expect(faults).toEqual([]);
  });
});

describe('the references', () => {
  it('show stories that exist, and only those that are due', () => {
    expect(findStrays(readContents(), listFiles(), plan)).toEqual([]);
  });

  it('weigh no more than their limit', () => {
    expect(weigh()).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('leave out only stories that exist', () => {
    const idle = leftOut.filter(({ pattern }) => !stories.some(({ id }) => pattern.test(id)));
    expect(idle).toEqual([]);
  });
});
