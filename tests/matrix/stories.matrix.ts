import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { themes as allThemes } from '#theme/themes';
import { Canvas, readStories } from '../gates/canvas';
import { launch } from '../gates/chromium';
import { exceptions } from './exceptions';
import { judgeCell, prepare } from './judge';
import { renderPage } from './page';
import { fullPlan, pairwisePlan, shardOf, type Cell } from './plan';
import { vocabularyOf } from './texts';
import {
  describe as inWords,
  idleExceptions,
  judge,
  strayExceptions,
  type Judged,
} from './verdict';

const storybook = inject('storybookUrl');
const isFull = process.env['MATRIX_EXTENT'] === 'full';
const shard = process.env['MATRIX_SHARD'] ?? '1/1';
const wanted = new RegExp(process.env['MATRIX_STORIES'] ?? '', 'i');
const reports = 'reports/matrix';

const everyStory = await readStories(storybook);
const stories = everyStory.filter(({ id }) => wanted.test(id));
const chosen = process.env['MATRIX_THEMES'];
const themes = allThemes
  .map(({ code }) => code)
  .filter((code) => chosen === undefined || chosen.split(',').includes(code));
const languages = ['es', 'en'];
const vocabulary = vocabularyOf({ es, en });

const axes = { stories: stories.map(({ id }) => id), themes, languages };
// Planned as a whole, so that the parts of a sample together show what the sample shows.
const own = new Set(shardOf(axes.stories, shard));
const plan = (isFull ? fullPlan(axes) : pairwisePlan(axes)).filter(({ story }) => own.has(story));
const judged: Judged[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  mkdirSync(reports, { recursive: true });
  const [part = '1', parts = '1'] = shard.split('/');
  const name = (index: string) => `cells.${index}-of-${parts}.json`;
  writeFileSync(`${reports}/${name(part)}`, JSON.stringify(judged));
  // The parts of other machines, where they were brought here, belong to the same page.
  const files = readdirSync(reports).filter((file) => file.endsWith(`-of-${parts}.json`));
  const all = files.flatMap(
    (file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')) as Judged[],
  );
  const run = {
    extent: isFull ? 'Full' : 'Sampled',
    at: new Date().toISOString(),
    stories: everyStory,
    themes,
    languages,
    judged: all,
  };
  // Beside the sources for the next Storybook, and in the built one that was judged.
  for (const folder of [reports, `storybook-static/${reports}`]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/index.html`, renderPage(run));
  }
});

async function visitCells(cells: readonly Cell[], theme: string, language: string) {
  const globals = { carrier: theme, language, network: 'ok', textSize: '100' };
  const canvas = await Canvas.open(browser, storybook, globals, { width: 320, height: 640 });
  try {
    await prepare(canvas);
    const found: Judged[] = [];
    for (const cell of cells) {
      found.push(judge(cell, await judgeCell(canvas, cell, vocabulary), exceptions));
    }
    return found;
  } finally {
    await canvas.close();
  }
}

describe.concurrent('every story', () => {
  const blocks = themes.flatMap((theme) => languages.map((language) => ({ theme, language })));

  it('is planned for', () => {
    expect(plan.length).toBeGreaterThanOrEqual(own.size);
    expect(own.size).toBeGreaterThan(0);
  });

  it.for(blocks)('holds in $theme, $language', async ({ theme, language }, context) => {
    const cells = plan.filter((cell) => cell.theme === theme && cell.language === language);
    const found = await visitCells(cells, theme, language);
    judged.push(...found);
    context.expect(found.flatMap(inWords)).toEqual([]);
  });
});

describe('the exceptions', () => {
  it('name stories and themes that exist, with a reason', () => {
    const ids = everyStory.map(({ id }) => id);
    expect(strayExceptions(ids, themes, exceptions)).toEqual([]);
  });

  it('are all needed', () => {
    expect(idleExceptions(judged, exceptions)).toEqual([]);
  });
});
