import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { themes } from '#theme/themes';
import { tryStudio } from './studio';
import { chromiumLaunch } from '#tools/vite/chromium.ts';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: string[];
}

const run = promisify(execFile);
let folder = '';
let server: PreviewServer;
let base = '';
let browser: Browser;
let context: BrowserContext;
let entries: Entry[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  const bin = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  await run(process.execPath, [bin, 'build', '-o', folder, '--disable-telemetry', '--quiet'], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  base = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch(chromiumLaunch);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
});

afterEach(async () => {
  await context.close();
});

const addressOf = (id: string, mode: string, globals = '') =>
  `${base}iframe.html?viewMode=${mode}&id=${id}&globals=${globals}`;

/** Runs in a story's page: what it shows, once its play has ended. */
function readShown() {
  const root = document.querySelector('#storybook-root [data-story]');
  const heading = root?.querySelector('h1');
  return {
    heading: heading?.textContent ?? '',
    carrier: heading?.closest('[data-carrier]')?.getAttribute('data-carrier') ?? '',
    brand: root && getComputedStyle(root).getPropertyValue('--color-brand'),
  };
}

/** What a story shows, once two looks half a second apart see the same. */
async function shownIn(frame: Frame | Page) {
  await frame.waitForSelector('#storybook-root [data-story]', {
    state: 'attached',
    timeout: 60_000,
  });
  let [last, now] = ['', JSON.stringify(await frame.evaluate(readShown))];
  while (last !== now) {
    await frame.waitForTimeout(600);
    [last, now] = [now, JSON.stringify(await frame.evaluate(readShown))];
  }
  return now;
}

async function framesOf(page: Page): Promise<Frame[]> {
  const frames = await page.locator('iframe[title^="The story"]').all();
  const found: Frame[] = [];
  for (const frame of frames) {
    await frame.scrollIntoViewIfNeeded();
    const content = await (await frame.elementHandle()).contentFrame();
    if (content) found.push(content);
  }
  return found;
}

describe('the built Storybook', () => {
  it('shows every docs page without a fault', async () => {
    const pages = entries.filter(({ type }) => type === 'docs');
    expect(pages.length).toBeGreaterThan(50);
    for (const { id } of pages.filter(({ title }) => !/^(Screens|Flows)/.test(title))) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(addressOf(id, 'docs'));
      await page.locator('#storybook-docs h1').first().waitFor({ timeout: 30_000 });
      const text = await page.locator('#storybook-docs').innerText();
      expect(text, id).not.toMatch(/\bt:[a-z]+\.|forwardedAs|function \w\w\(|\[object Object\]/);
      expect(faults, id).toEqual([]);
      await page.close();
    }
  }, 900_000);

  it('shows each story of a screen on its docs page as the story shows alone', async () => {
    const pages = entries.filter(
      ({ type, title }) => type === 'docs' && title.startsWith('Screens/'),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const { id, title } of pages) {
      const page = await context.newPage();
      await page.goto(addressOf(id, 'docs', 'carrier:UNEFON'));
      const stories = entries.filter(
        (entry) =>
          entry.title === title && entry.type === 'story' && !entry.tags.includes('test-only'),
      );
      await page
        .locator('iframe[title^="The story"]')
        .nth(stories.length - 1)
        .waitFor({ state: 'attached' });
      const frames = await framesOf(page);
      expect(frames.length, id).toBe(stories.length);
      for (const [at, story] of stories.entries()) {
        const frame = frames[at];
        if (frame === undefined) throw new Error(`${story.id} has no frame.`);
        await page.locator('iframe[title^="The story"]').nth(at).scrollIntoViewIfNeeded();
        const framed = await shownIn(frame);
        const alone = await context.newPage();
        await alone.goto(addressOf(story.id, 'story', 'carrier:UNEFON'));
        expect(framed, story.id).toBe(await shownIn(alone));
        if (story.name === 'Default') {
          expect(await alone.evaluate(() => document.activeElement?.tagName), id).toBe('BODY');
        }
        await alone.close();
      }
      await page.close();
    }
  }, 900_000);

  it('compares the carriers in the colours of each', async () => {
    const page = await context.newPage();
    await page.goto(addressOf('foundations-compare-carriers--docs', 'docs'));
    await page.locator('select').first().selectOption('screens-carrier--default');
    await page.waitForTimeout(500);
    const frames = await framesOf(page);
    expect(frames.length).toBe(themes.length);
    const seen: string[] = [];
    for (const [at, theme] of themes.entries()) {
      await page.locator('iframe[title^="The story"]').nth(at).scrollIntoViewIfNeeded();
      const frame = frames[at];
      if (frame === undefined) throw new Error(`${theme.name} has no frame.`);
      const shown = JSON.parse(await shownIn(frame)) as ReturnType<typeof readShown>;
      expect(shown.carrier, theme.name).toBe(theme.code);
      seen.push(String(shown.brand));
    }
    expect(new Set(seen).size).toBe(new Set(themes.map(({ colors }) => colors.brand)).size);
  });

  it('makes a carrier in the theme studio, and gives it again from its link', async () => {
    const { refused, judged, made, restored, themeFile } = await tryStudio(context, base);
    expect(refused).toMatch(/^\d of \d+ pairs cannot hold/);
    expect(judged).toBeGreaterThan(0);
    expect(made).toMatchObject({ name: 'Cometa Azul', code: 'COMETAAZUL', isBroken: false });
    // The file holds a script, which is told and left out; the link holds the outlines alone.
    expect(made.wordmark).toBe('The wordmark breaks a rule.');
    expect(made.story).toEqual({ brand: made.brand, outlines: 2 });
    expect(themeFile).toContain(`brand: '${made.brand}'`);
    expect(restored).toEqual({ ...made, wordmark: 'The wordmark keeps every rule.' });
  });
});
